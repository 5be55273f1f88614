import type { Rollup } from 'vite';

/**
 * Which modules travel together, decided by who loads them before it runs. Apart, the many small modules that every island needs
 * compress 5 kB worse per page. Modules that only some pages need, or that come later, are left to the bundler.
 */
type Group = 'site' | 'page' | 'core' | 'flow' | 'fields' | 'form' | 'step' | 'guard' | 'leave';

const EVERY_PAGE = /\/src\/layouts\/Layout\.astro\?.*type=script/;
/** Every page with an island has one of these. */
const ISLAND_PAGE = /\/src\/layouts\/(?:Dashboard|Flow)Page\.astro\?.*type=script/;
const SOME_PAGE = /\/src\/layouts\/\w+\.astro\?.*type=script/;
/** Opens on pages without an island: nothing of React may travel with it. */
const CONSENT = /\/src\/platform\/consent\/consent\.ts$/;
const STEP = /\/src\/islands\/\w+Step\.tsx$/;
const SCREEN = /\/src\/islands\/\w+Screen\.tsx$/;
const SCREENS = /\/src\/islands\/flow\/FlowScreen\.tsx$/;
const DASHBOARD = /\/src\/islands\/Dashboard\.tsx$/;
const GALLERY = /\/src\/islands\/Gallery\.tsx$/;
/** Always needed together, after the first load of a step. */
const GUARD =
  /\/src\/(?:steps\/(?:step-guard|read-back)|application\/(?:current-application|document-requirements|eligibility|marks|reauthentication|resume-route))\.ts$/;
/** What notices that lead elsewhere need: a file for each would be named in every first load. */
const LEAVE = /\/src\/(?:config\/(?:sister-sites|slugs)|application\/carry-answers)\.ts$/;
const RENDERER = /\/node_modules\/@astrojs\/react\//;

/** Fields that most flows ask for travel with the code of a flow; the dashboard has neither. */
const FLOW_DATA = /\/src\/flows\/(?!definition\/)/;

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>;

const matching = (graph: Graph, root: RegExp): string[] => [...graph.getModuleIds()].filter((id) => root.test(id));

/** The modules that each of these loads before it runs. */
function loadedBy(graph: Graph, roots: readonly string[]): ReadonlySet<string>[] {
  const visit = (id: string, seen: Set<string>): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, seen);
    return seen;
  };
  return roots.map((id) => visit(id, new Set()));
}

const inAll = (sets: readonly ReadonlySet<string>[] = [], id: string): boolean =>
  sets.length > 0 && sets.every((set) => set.has(id));
const inMost = (sets: readonly ReadonlySet<string>[] = [], id: string): boolean =>
  sets.filter((set) => set.has(id)).length > sets.length / 2;
const inSome = (sets: readonly ReadonlySet<string>[] = [], id: string): boolean => sets.some((set) => set.has(id));

/** Each group is complete downwards: what a module imports is in its own group or in one above. */
function groupsOf(graph: Graph): (id: string) => Group | undefined {
  const by = (root: RegExp) => loadedBy(graph, matching(graph, root));
  const [everyPage, islandPage, somePage] = [EVERY_PAGE, ISLAND_PAGE, SOME_PAGE].map(by);
  const [steps, screens] = [STEP, SCREEN].map(by);
  const [dashboard, gallery, renderer, consent] = [DASHBOARD, GALLERY, RENDERER, CONSENT].map(by);
  const lazy = matching(graph, SCREENS).flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const lazyScreens = loadedBy(graph, lazy);
  return (id) => {
    if (inSome(renderer, id)) return 'core';
    if (graph.getModuleInfo(id)?.isEntry) return undefined;
    if (inSome(everyPage, id)) return 'site';
    if (inAll(islandPage, id)) return 'page';
    if (inSome(somePage, id) || inSome(consent, id)) return inAll(steps, id) ? 'page' : undefined;
    if (FLOW_DATA.test(id)) return inMost(steps, id) ? 'flow' : undefined;
    if (!inAll(steps, id)) return GUARD.test(id) ? 'guard' : LEAVE.test(id) ? 'leave' : undefined;
    // What one lazy screen needs of a step's code must not bring it the whole step.
    if (inAll(screens, id) || inSome(lazyScreens, id))
      return inSome(dashboard, id) || inSome(gallery, id) ? 'core' : 'flow';
    if (inSome(gallery, id)) return 'fields';
    return inSome(dashboard, id) ? 'form' : 'step';
  };
}

const groups = new WeakMap<Graph['getModuleInfo'], (id: string) => Group | undefined>();

/** Name of the file a module of the browser's code travels in; `undefined` leaves it to the bundler. */
export function chunkNameOf(id: string, graph: Graph): Group | undefined {
  const group = groups.get(graph.getModuleInfo) ?? groupsOf(graph);
  groups.set(graph.getModuleInfo, group);
  return group(id);
}
