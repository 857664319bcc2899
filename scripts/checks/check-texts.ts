import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * A text that appears, disappears or changes needs an element of its own: beside other children of its parent, a
 * browser's translation of the page loses its place. Reports texts without one; a text is recognised by its form in the
 * source.
 */
const isBlank = (node: ts.JsxChild) =>
  ts.isJsxText(node)
    ? node.text.trim() === ''
    : ts.isJsxExpression(node) &&
      (!node.expression || (ts.isStringLiteral(node.expression) && !node.expression.text.trim()))

const isTextTable = (node: ts.Expression) => ts.isIdentifier(node) && /^t$|[tT]exts$/.test(node.text)

/** Whether an expression is a text, from a table of texts or written in place. */
function isText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression)
  if (ts.isStringLiteral(node)) return /\p{L}/u.test(node.text)
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) return true
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return isTextTable(node.expression)
  if (ts.isCallExpression(node))
    return ts.isIdentifier(node.expression) && /^([a-z]|fillIn)$/.test(node.expression.text)
  return isConditionalText(node)
}

const choiceOperators = [
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]

/** Whether a text depends on a condition. */
function isConditionalText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isConditionalText(node.expression)
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse)
  if (ts.isBinaryExpression(node)) return choiceOperators.includes(node.operatorToken.kind) && isText(node.right)
  if (ts.isElementAccessExpression(node))
    return isTextTable(node.expression) && !ts.isStringLiteral(node.argumentExpression)
  return (
    ts.isCallExpression(node) &&
    isText(node) &&
    node.arguments.some((argument) => ts.isConditionalExpression(argument) || isConditionalText(argument))
  )
}

function findFaults(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const faults: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child))
      for (const child of children.length > 1 ? children : []) {
        if (!ts.isJsxExpression(child) || !child.expression || !isConditionalText(child.expression)) continue
        const { line } = source.getLineAndCharacterOfPosition(child.getStart())
        faults.push(`${file}:${line + 1} ${child.getText().replace(/\s+/g, ' ')}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

const files = readdirSync('web/src', { encoding: 'utf8', recursive: true }).map((file) => `web/src/${file}`)
const allFaults = files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).flatMap(findFaults)
if (allFaults.length > 0) {
  console.log(`A text that comes, goes or changes needs an element of its own:\n${allFaults.join('\n')}`)
  process.exitCode = 1
}
