import type { Rollup } from 'vite';

/**
 * Modules that the same pages load before they run travel in one file: the many small modules that every island needs would
 * compress 5 kB worse per page in files of their own. Modules that only some pages need, or that load later, are left to the bundler.
 */
type Group = 'site' | 'page' | 'shared' | 'core' | 'flow' | 'fields' | 'form' | 'step' | 'guard' | 'saving' | 'screens';

const EVERY_PAGE = /\/src\/layouts\/Layout\.astro\?.*type=script/;
/** Every page with an island has one of these. */
const ISLAND_PAGE = /\/src\/layouts\/(?:Dashboard|Flow)Page\.astro\?.*type=script/;
/** The page that clears this device has no layout, and nothing of React may travel with it. */
const SOME_PAGE = /\/src\/(?:layouts\/\w+|pages\/.*\/clear-device)\.astro\?.*type=script/;
/** The consent banner, what it allows and the sheet of help open on pages without an island: nothing of React may travel with them. */
const WITHOUT_ISLAND =
  /\/src\/(?:platform\/(?:consent\/consent|storage\/utm|error-reports\/reporter)|layouts\/help\/help-sheet)\.ts$/;
const STEP = /\/src\/islands\/\w+Step\.tsx$/;
const SCREEN = /\/src\/islands\/\w+Screen\.tsx$/;
const SCREENS = /\/src\/islands\/flow\/FlowScreen\.tsx$/;
const DASHBOARD = /\/src\/islands\/Dashboard\.tsx$/;
const GALLERY = /\/src\/islands\/Gallery\.tsx$/;
/** Every step loads both once it is hydrated, and each is made of a dozen small modules, some of which the screens share. */
const GUARD = /\/src\/steps\/step-guard\.ts$/;
const SAVING = /\/src\/steps\/save-form\.ts$/;
const RENDERER = /\/node_modules\/@astrojs\/react\//;

/** Fields that most flows ask for travel with the code of all flows, which the dashboard does not load. */
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

/** What a module imports is always in its own group or in one that `Group` names before it. */
function groupsOf(graph: Graph): (id: string) => Group | undefined {
  const by = (root: RegExp) => loadedBy(graph, matching(graph, root));
  const [everyPage, islandPage, somePage] = [EVERY_PAGE, ISLAND_PAGE, SOME_PAGE].map(by);
  const [steps, screens, guard, saving] = [STEP, SCREEN, GUARD, SAVING].map(by);
  const [dashboard, gallery, renderer, withoutIsland] = [DASHBOARD, GALLERY, RENDERER, WITHOUT_ISLAND].map(by);
  const lazy = matching(graph, SCREENS).flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const lazyScreens = loadedBy(graph, lazy);
  return (id) => {
    if (inSome(renderer, id)) return 'core';
    if (graph.getModuleInfo(id)?.isEntry) return undefined;
    if (inSome(everyPage, id)) return 'site';
    if (inAll(islandPage, id)) return 'page';
    if (inSome(somePage, id) || inSome(withoutIsland, id)) {
      if (inAll(steps, id)) return 'page';
      // The bundler would put them into the file of the group that imports them, together with React.
      return [guard, saving, lazyScreens].some((sets) => inSome(sets, id)) ? 'shared' : undefined;
    }
    if (FLOW_DATA.test(id)) return inMost(steps, id) ? 'flow' : undefined;
    if (!inAll(steps, id)) {
      if (inSome(guard, id)) return 'guard';
      if (inSome(saving, id)) return inSome(lazyScreens, id) ? 'guard' : 'saving';
      return inMost(lazyScreens, id) ? 'screens' : undefined;
    }
    // A lazy screen that needs one module of a step must not load all of the step.
    if (inAll(screens, id) || inSome(lazyScreens, id))
      return inSome(dashboard, id) || inSome(gallery, id) ? 'core' : 'flow';
    if (inSome(gallery, id)) return 'fields';
    return inSome(dashboard, id) ? 'form' : 'step';
  };
}

const groups = new WeakMap<Graph['getModuleInfo'], (id: string) => Group | undefined>();

/** Name of the file in which a module reaches the browser; `undefined` leaves the choice to the bundler. */
export function chunkNameOf(id: string, graph: Graph): Group | undefined {
  const group = groups.get(graph.getModuleInfo) ?? groupsOf(graph);
  groups.set(graph.getModuleInfo, group);
  return group(id);
}
