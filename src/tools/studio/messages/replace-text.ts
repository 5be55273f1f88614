import ts from 'typescript';

/**
 * Replaces the text at one key of a JSON file and leaves the rest as written.
 * @param path names from the outermost object inwards
 */
export function replaceText(json: string, path: readonly string[], text: string): string {
  const file = ts.createSourceFile('messages.json', json, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSON);
  const [statement] = file.statements;
  let node: ts.Expression | undefined =
    statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  for (const name of path) {
    const properties: readonly ts.ObjectLiteralElementLike[] =
      node && ts.isObjectLiteralExpression(node) ? node.properties : [];
    node = properties
      .filter((property) => ts.isPropertyAssignment(property))
      .find((property) => ts.isStringLiteral(property.name) && property.name.text === name)?.initializer;
  }
  if (!node || !ts.isStringLiteral(node)) throw new Error(`There is no text ${path.join('.')}.`);
  return json.slice(0, node.getStart(file)) + JSON.stringify(text) + json.slice(node.end);
}
