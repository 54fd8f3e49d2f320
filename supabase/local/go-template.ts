import { escapeHtml } from '../../lib/html/escape.ts';

/** What the templates of mails are filled in with. */
export type TemplateData = {
  SiteURL: string;
  TokenHash: string;
  RedirectTo: string;
  /** What an account has stored about itself. */
  Data: Readonly<Record<string, unknown>>;
};

/** A template that was read, to be filled in. Throws where Go would compare what cannot be compared. */
export type GoTemplate = (data: TemplateData) => string;

type Expression = (data: TemplateData) => unknown;

const FUNCTIONS: Record<string, (...values: unknown[]) => unknown> = {
  and: (...values) => values.every(Boolean),
  or: (...values) => values.some(Boolean),
  eq: (first, second) => {
    if (typeof first !== 'string' || typeof second !== 'string')
      throw new Error('eq compares a text with something else');
    return first === second;
  },
  print: (...values) => values.map(asText).join(''),
};

/** Go writes a list, a number or nothing in another way. None of them is the code of a language either. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify([value]));

/**
 * Reads a template in the language of the auth service, Go's `html/template`, as far as the mails of this site need it:
 * `{{ .Name }}`, `if`, `else if`, `else` and `end`, with `and`, `or`, `eq` and `print`. Values are escaped as HTML.
 *
 * @throws for anything else
 */
export function parseGoTemplate(source: string): GoTemplate {
  // Texts at even places, and what stands between braces at odd ones.
  const parts = source.split(/\{\{ (.*?) \}\}/s);
  if (parts.some((text, place) => place % 2 === 0 && /\{\{|\}\}/.test(text)))
    throw new Error('Some braces are not understood.');

  const { fill, end } = readBlock(parts);
  if (end !== undefined) throw new Error(`{{ ${end} }} is without its if.`);
  return fill;
}

/** Takes parts up to what ends or divides a block, which is given too, or up to the end of the template. */
function readBlock(parts: string[]): { fill: GoTemplate; end: string | undefined } {
  const pieces: GoTemplate[] = [];
  for (;;) {
    const text = parts.shift() ?? '';
    pieces.push(() => text);
    const action = parts.shift();
    if (action === undefined || /^(?:else|end)\b/.test(action))
      return { fill: (data) => pieces.map((piece) => piece(data)).join(''), end: action };
    pieces.push(
      action.startsWith('if ') ? readBranches(action.slice(3), parts) : readValue(action),
    );
  }
}

/** Takes the parts from after an `if` to its `end`. */
function readBranches(condition: string, parts: string[]): GoTemplate {
  const isTaken = readExpression(condition);
  const { fill, end } = readBlock(parts);
  if (end === undefined) throw new Error('An if is without its end.');
  const otherwise = readOtherwise(end, parts);
  return (data) => (isTaken(data) ? fill(data) : otherwise(data));
}

function readOtherwise(action: string, parts: string[]): GoTemplate {
  if (action === 'end') return () => '';
  if (action.startsWith('else if ')) return readBranches(action.slice(8), parts);
  if (action !== 'else') throw new Error(`{{ ${action} }} is not understood.`);
  const { fill, end } = readBlock(parts);
  if (end !== 'end') throw new Error('An else is without its end.');
  return fill;
}

function readValue(action: string): GoTemplate {
  if (!action.startsWith('.')) throw new Error(`{{ ${action} }} is not understood.`);
  const value = readExpression(action);
  return (data) => escapeHtml(asText(value(data)));
}

const TOKEN = /\s*([()]|"[^"\\]*"|[.\w]+)/y;
const FIELD = /^\.(SiteURL|TokenHash|RedirectTo|Data\.\w+)$/;

/** Reads a value, or the name of a function with its values, some of them in parentheses. */
function readExpression(text: string): Expression {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[1];
    if (!token) throw new Error(`${text} is not understood.`);
    tokens.push(token);
  }
  const expression = readCall(tokens);
  if (tokens.length > 0) throw new Error(`A parenthesis too many: ${text}`);
  return expression;
}

/** Takes the tokens up to a parenthesis that closes, or to the last. */
function readCall(tokens: string[]): Expression {
  const name = tokens[0] ?? '';
  const called = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!called) return readOperand(tokens);
  tokens.shift();
  const operands: Expression[] = [];
  while (tokens.length > 0 && tokens[0] !== ')') operands.push(readOperand(tokens));
  if (name === 'eq' && operands.length !== 2) throw new Error('eq compares two values here.');
  return (data) => called(...operands.map((operand) => operand(data)));
}

function readOperand(tokens: string[]): Expression {
  const token = tokens.shift() ?? 'nothing';
  if (token === '(') {
    const inner = readCall(tokens);
    if (tokens.shift() !== ')') throw new Error('A parenthesis is not closed.');
    return inner;
  }
  if (token.startsWith('"')) return () => token.slice(1, -1);
  const [first, second] = FIELD.exec(token)?.[1]?.split('.') ?? [];
  if (first === undefined) throw new Error(`${token} is not understood.`);
  const field = first as keyof TemplateData;
  return (data) =>
    second === undefined
      ? data[field]
      : Object.hasOwn(data.Data, second)
        ? data.Data[second]
        : undefined;
}
