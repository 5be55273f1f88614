export const fillEndpointPath = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(parameters[name] ?? ''));
