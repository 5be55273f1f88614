/** Of a variable that lists them, separated by spaces. */
export const slugsIn = (text = ''): readonly string[] => text.match(/\S+/g) ?? [];
