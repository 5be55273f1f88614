import { byId, pageData } from './ask.ts';
import { keptMessages, keptPolicies } from './kept.ts';

interface Data {
  readonly language: string;
  readonly elsewhere: {
    readonly lead: string;
    readonly groups: Readonly<Record<string, string>>;
    readonly policies: Readonly<Record<string, string>>;
  };
}

function linkTo(path: string, name: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'button-link';
  link.href = path;
  link.textContent = name;
  return link;
}

/** Links to unsaved texts of other pages. */
export function showElsewhere({
  keys = new Set(),
  policy = '',
}: {
  keys?: ReadonlySet<string>;
  policy?: string;
}): void {
  const { language, elsewhere } = pageData() as Data;
  const groups = keptMessages().flatMap(({ key }) => (keys.has(key) ? [] : [key.split('.')[0] ?? '']));
  const policies = Object.keys(keptPolicies()).filter((name) => name !== policy);
  const links = [
    ...[...new Set(groups)].map((group) =>
      linkTo(`/${language}/messages?group=${group}`, elsewhere.groups[group] ?? group),
    ),
    ...policies.map((name) => linkTo(`/${language}/policies/${name}`, elsewhere.policies[name] ?? name)),
  ];
  const lead = document.createElement('span');
  lead.textContent = elsewhere.lead;
  byId('elsewhere').replaceChildren(lead, ...links);
  byId('elsewhere').hidden = links.length === 0;
}
