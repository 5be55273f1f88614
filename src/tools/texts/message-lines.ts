const LINE = /^\s*"((?:[^"\\]|\\.)*)":\s*(\{?)/;

/**
 * Where each text of a file of messages stands: its path, such as `sentTo.sms`, and its line, from one. The file has
 * one text a line, as the formatter writes it.
 */
export function messageLines(json: string): Map<string, number> {
  const lines = new Map<string, number>();
  const open: string[] = [];
  json.split('\n').forEach((text, index) => {
    const [, name, brace] = LINE.exec(text) ?? [];
    if (name !== undefined && brace) open.push(name);
    else if (name !== undefined) lines.set([...open, name].join('.'), index + 1);
    else if (/^\s*\}/.test(text)) open.pop();
  });
  return lines;
}
