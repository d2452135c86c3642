// A rule of ESLint: scripts and markup use nothing that the oldest browsers lack (lacking.mjs). Where types are
// known, every member is looked at; else what hangs on a global, and members whose name in two words is nobody else's.
// What is asked for before it is used may be used: `one.name?.()`, or `'name' in one` in the same file.
import { api, html, javascript, lacking, svg } from './lacking.mjs';

const { builtins } = javascript;
const INSTANCES = {
  navigator: 'Navigator',
  document: 'Document',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
  performance: 'Performance',
};
const WHOLE = new Set(['window', 'globalThis', 'self']);
const OF_TYPESCRIPT = /\/typescript\/lib\/lib\.[^/]+\.d\.ts$/;

/** What a name means that no script has declared. */
const globalEntry = (name) =>
  builtins[name] ?? api[name] ?? api.Window[name] ?? api.WorkerGlobalScope[name];

function memberEntry(owner, name) {
  if (WHOLE.has(owner)) return globalEntry(name);
  return (
    builtins[owner]?.[name] ??
    builtins.Intl[owner]?.[name] ??
    api[owner]?.[`${name}_static`] ??
    api[INSTANCES[owner] ?? owner]?.[name]
  );
}

/** Who lacks all that bears a name, as a member of anything: nobody, where something old bears it, too. */
const lackingAll = new Map();
for (const members of [...Object.values(api), ...Object.values(builtins)]) {
  for (const [name, entry] of Object.entries(members)) {
    const who = lacking(entry);
    const before = lackingAll.get(name);
    if (entry.__compat)
      lackingAll.set(name, before ? before.filter((one) => who.includes(one)) : who);
  }
}
const byName = (name) => lackingAll.get(name) ?? [];

function attributeEntry(element, name) {
  const globals =
    svg.elements[element] && !html.elements[element]
      ? svg.global_attributes
      : html.global_attributes;
  return (html.elements[element] ?? svg.elements[element])?.[name] ?? globals[name];
}

/** What declares a member that is a browser's own: ["Element"]. Of styles, newer_css.mjs looks at the properties. */
function owners({ program, esTreeNodeToTSNodeMap }, node) {
  const symbol = program
    .getTypeChecker()
    .getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node.property));
  const declared = (symbol?.declarations ?? []).filter((one) =>
    OF_TYPESCRIPT.test(one.getSourceFile().fileName),
  );
  const names = declared.map(({ parent }) =>
    (parent.name ?? parent.parent?.name)?.text?.replace(/Constructor$/, ''),
  );
  return names.filter((name) => !name?.startsWith('CSSStyle'));
}

export default {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { fine: { type: 'array' } } }],
    messages: { newer: 'Not in {{ who }}: {{ what }}.' },
  },
  create(context) {
    const { sourceCode } = context;
    const fine = new Set(context.options[0]?.fine);
    const typed = sourceCode.parserServices?.program ? sourceCode.parserServices : null;
    const asked = new Set(
      Array.from(sourceCode.text.matchAll(/["'`](\w+)["'`] ?in /g), ([, name]) => name),
    );
    const tell = (node, what, who) =>
      who.length > 0 &&
      context.report({ node, messageId: 'newer', data: { what, who: who.join(', ') } });

    const isGlobal = ({ name }, from) => {
      for (let scope = sourceCode.getScope(from); scope; scope = scope.upper)
        if (scope.set.get(name)?.defs.length > 0) return false;
      return true;
    };

    function lackingMember(node) {
      const { object, property } = node;
      const entry =
        object.type === 'Identifier' && isGlobal(object, node)
          ? memberEntry(object.name, property.name)
          : undefined;
      if (entry) return lacking(entry);
      if (!typed) return /[a-z][A-Z]/.test(property.name) ? byName(property.name) : [];
      const declared = owners(typed, node);
      if (declared.length === 0) return [];
      const found = declared.map((owner) => memberEntry(owner, property.name)).find(Boolean);
      return found ? lacking(found) : byName(property.name);
    }

    return {
      'Program:exit'() {
        const { through, variables } = sourceCode.scopeManager.globalScope;
        const undeclared = variables
          .filter(({ defs }) => defs.length === 0)
          .flatMap(({ references }) => references);
        for (const { identifier, isTypeReference } of [...through, ...undeclared]) {
          const { name, parent } = identifier;
          if (
            isTypeReference ||
            asked.has(name) ||
            (parent.type === 'UnaryExpression' && parent.operator === 'typeof')
          )
            continue;
          tell(identifier, name, lacking(globalEntry(name)));
        }
      },
      MemberExpression(node) {
        const { property, computed, parent } = node;
        if (
          computed ||
          fine.has(property.name) ||
          asked.has(property.name) ||
          (parent.type === 'CallExpression' && parent.callee === node && parent.optional)
        )
          return;
        tell(node, sourceCode.getText(node), lackingMember(node));
      },
      'CallExpression[callee.property.name=/^(add|remove)EventListener$/], CallExpression[callee.name=/^(add|remove)EventListener$/]'(
        node,
      ) {
        const event = node.arguments[0]?.value;
        if (typeof event === 'string' && !fine.has(event))
          tell(node, `the event ${event}`, byName(`${event}_event`));
      },
      SvelteAttribute(node) {
        const { name } = node.key;
        const element = node.parent.parent;
        if (element.kind !== 'html') return;
        if (fine.has(name.replace(/^on/, ''))) return;
        if (name.startsWith('on'))
          tell(node, `the event ${name.slice(2)}`, byName(`${name.slice(2)}_event`));
        else tell(node, `the attribute ${name}`, lacking(attributeEntry(element.name.name, name)));
      },
      SvelteElement(node) {
        const { name } = node.name;
        if (node.kind === 'html')
          tell(node.name, `<${name}>`, lacking(html.elements[name] ?? svg.elements[name]));
      },
    };
  },
};
