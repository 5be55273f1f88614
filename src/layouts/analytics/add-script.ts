/** Adds a tool's script; the page's policy lets it run only where the tool is allowed. */
export function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
