/** `Object.hasOwn`, which browsers of 2021 lack. */
export const hasOwn = (object: object, key: string): boolean => Object.prototype.hasOwnProperty.call(object, key);
