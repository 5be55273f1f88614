import { expect, type CDPSession, type Page } from '@playwright/test';
import { translatePage } from './translator.ts';

// Draws what somebody does on a page that React is about to take over, and when React, a translator and the network do
// their part in between.

/** Runs in each page before its own scripts. `window.name` says what is held back. */
const holdBack = `(() => {
  let { code = false, react = false } = JSON.parse(window.name || '{}');
  let openCode = () => undefined;
  const opened = code ? new Promise((resolve) => (openCode = resolve)) : undefined;
  self.Astro = new Proxy({}, {
    set(directives, name, directive) {
      directives[name] = (load, options, island) =>
        directive(async () => { const hydrate = await load(); await opened; return hydrate; }, options, island);
      return true;
    },
  });
  const waiting = [];
  let isHeld = false;
  addEventListener('island:hydrating', () => (isHeld = react));
  /** Only hydration is held: what React renders afterwards comes at once, also if it did not wait for its scheduler. */
  const holds = () => isHeld && !document.querySelector('main [data-hydrated]');
  const release = () => waiting.splice(0).forEach((run) => run());
  new MutationObserver(() => !holds() && release()).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const post = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message) => (holds() ? waiting.push(() => post(message)) : post(message));
    }
  };
  addEventListener('pointerdown', ({ target }) => {
    window.interleaving.pressed = target;
    window.interleaving.isTranslated = false;
    window.interleaving.clicked = new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }));
  }, true);
  window.interleaving = {
    openCode: () => openCode(),
    /** Lets React's scheduler work once. */
    slice: () => waiting.shift()?.(),
    finish: () => { isHeld = react = false; release(); },
    translate: () => {
      window.interleaving.isTranslated = true;
      (${translatePage.toString()})();
    },
  };
})()`;

export const prepareInterleavings = (page: Page): Promise<unknown> => page.addInitScript(holdBack);

interface Held {
  /** Whether the code of the islands waits for `openCode`. */
  readonly code: boolean;
  /** Whether React's scheduler waits for `slice` and `finish`, from the moment in which hydration starts. */
  readonly react: boolean;
}

/** Opens an empty page of the site with only this in its storage. Pages that are opened from it are held back. */
export async function startWith(page: Page, held: Held, stored: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([items, name]) => {
      for (const key of Object.keys(localStorage)) if (key !== 'adm:consent') localStorage.removeItem(key);
      sessionStorage.clear();
      const now = Date.now();
      for (const [key, data] of Object.entries(items))
        localStorage.setItem(key, JSON.stringify({ v: 1, created: now, saved: now, data }));
      window.name = name;
    },
    [stored, JSON.stringify(held)] as const,
  );
}

type Event = 'openCode' | 'slice' | 'finish' | 'translate';
export const letHappen = (page: Page, event: Event): Promise<void> =>
  page.evaluate((name) => {
    const { interleaving } = window as unknown as { interleaving: Record<string, () => void> };
    interleaving[name]?.();
  }, event);

/** A page that can be used before React takes it over. */
export interface Scene {
  readonly path: string;
  /** The beginning of the path of the call that a submit makes first. */
  readonly call: string;
  /** The answers without which nothing is sent; absent where the built page cannot be answered completely. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What this browser stores, by key. */
  readonly stored?: Readonly<Record<string, string>> | undefined;
}

type Kind = 'text' | 'box' | 'select';
interface Control {
  /** A selector. */
  readonly at: string;
  readonly kind: Kind;
  readonly name: string;
  readonly isNumber: boolean;
  readonly isEmail: boolean;
  /** The selector of the text field that Tab leads to, if it leads to one. */
  readonly next: string | undefined;
}
type State = Readonly<Record<string, string>>;
interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** A generator of numbers below `end`, by Mulberry32. */
export function drawer(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}

/** Lists the controls of the built form, in the order of the page. */
const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const selectorOf = (element: Element): string =>
      element instanceof HTMLInputElement && element.type === 'radio'
        ? `input[name="${element.name}"][value="${element.value}"]`
        : `#${CSS.escape(element.id)}`;
    const isText = (element: Element): boolean =>
      element instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(element.type) && !element.readOnly;
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const tabbable = [
      ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
    ].filter(isVisible);
    return [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select)')].flatMap((control) => {
      // A search looks its text up.
      if (!isVisible(control.labels?.[0] ?? control) || control.type === 'hidden' || control.name.startsWith('school'))
        return [];
      const kind = isText(control) ? 'text' : ['radio', 'checkbox'].includes(control.type) ? 'box' : 'select';
      if (control instanceof HTMLSelectElement && control.options.length < 3) return [];
      const next = tabbable[tabbable.indexOf(control) + 1];
      return [
        {
          at: selectorOf(control),
          kind,
          name: control.name || control.id,
          isNumber: control.inputMode === 'numeric' || control.type === 'tel',
          isEmail: control.type === 'email',
          next: kind === 'text' && next && isText(next) ? selectorOf(next) : undefined,
        } as const,
      ];
    });
  });

/** Returns what every control shows, by selector; digits and letters without the spaces that group them. */
const stateOf = (page: Page, controls: readonly Control[]): Promise<State> =>
  page.evaluate(
    (selectors) =>
      Object.fromEntries(
        selectors.flatMap((at) => {
          const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(at);
          if (!control) return [];
          const isBox = ['radio', 'checkbox'].includes(control.type);
          const shown =
            isBox && 'checked' in control ? String(control.checked) : control.value.replaceAll(/[\s-]/g, '');
          return [[at, control instanceof HTMLSelectElement ? `option ${control.selectedIndex}` : shown]];
        }),
      ),
    controls.map(({ at }) => at),
  );

/** Scrolls a control into view and returns a point of it, or of its label. */
const pointOf = (page: Page, at: string): Promise<{ x: number; y: number }> =>
  page.evaluate((selector) => {
    const control = document.querySelector<HTMLInputElement>(selector);
    const isBox = ['radio', 'checkbox'].includes(control?.type ?? '');
    if (!control) throw new Error(`There is no ${selector}`);
    const target = (isBox ? control.labels?.[0] : undefined) ?? control;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 40), y: top + Math.min(height / 2, 20) };
  }, at);

const CLICK_MS = 1000;
/** Chromium takes a longer one for a long press. */
const LONGEST_TAP_MS = 400;

/** The hands of somebody who uses the page. */
class Hands {
  private point = { x: 0, y: 0 };
  private pressed = '';
  private pressedAt = 0;
  /**
   * Whether a press missed because the page moved just before it, or because a translator's words moved the page during
   * it, or a finger rested so long that the browser took it for a long press. Nothing follows from these.
   */
  hasMissed = false;
  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
    readonly touches: boolean,
  ) {}

  canSee = (at: string): Promise<boolean> =>
    this.page
      .locator(at)
      .evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  press = (at: string): Step => ({ name: `press ${at}`, run: () => this.down(at) });
  release: Step = { name: 'release', run: () => this.up() };
  private async down(at: string): Promise<void> {
    this.point = await pointOf(this.page, at);
    this.pressed = at;
    this.pressedAt = Date.now();
    const { point } = this;
    if (this.touches) await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    else {
      const press = { ...point, button: 'left', buttons: 1, clickCount: 1 } as const;
      await this.cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
      await this.cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    }
    this.hasMissed ||= !(await this.page.evaluate((selector) => {
      const control = document.querySelector<HTMLInputElement>(selector);
      const { pressed } = (window as unknown as { interleaving: { pressed?: Node } }).interleaving;
      return [control, ...(control?.labels ?? [])].some((element) => pressed && element?.contains(pressed));
    }, at));
  }
  private async up(): Promise<void> {
    this.hasMissed ||= await this.page.evaluate(
      ([at, { x, y }]) => {
        const control = document.querySelector<HTMLInputElement>(at);
        const boxes = [control, ...(control?.labels ?? [])].map((one) => one?.getBoundingClientRect());
        const isUnder = boxes.some((box) => box && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
        return (
          (window as unknown as { interleaving: { isTranslated?: boolean } }).interleaving.isTranslated === true &&
          !isUnder
        );
      },
      [this.pressed, this.point] as const,
    );
    if (this.touches) {
      await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      // On a busy machine the click of a tap comes late; a finger that was lost has none.
      await this.page.evaluate(async (patience) => {
        const { clicked } = (window as unknown as { interleaving: { clicked?: Promise<unknown> } }).interleaving;
        await Promise.race([clicked, new Promise((resolve) => setTimeout(resolve, patience))]);
      }, CLICK_MS);
      this.hasMissed ||= Date.now() - this.pressedAt > LONGEST_TAP_MS;
    } else
      await this.cdp.send('Input.dispatchMouseEvent', {
        type: 'mouseReleased',
        ...this.point,
        button: 'left',
        clickCount: 1,
      });
  }
  key = (key: string): Step[] => [
    { name: `${key} down`, run: () => this.page.keyboard.down(key) },
    { name: `${key} up`, run: () => this.page.keyboard.up(key) },
  ];
  insert = (text: string): Step => ({ name: `insert ${text}`, run: () => this.page.keyboard.insertText(text) });
  compose = (text: string): Step => ({
    name: `compose ${text}`,
    run: () =>
      this.cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
  });
  /** Goes to a control by keys: the page sees one of them. */
  focus = (at: string): Step => ({
    name: `focus ${at}`,
    run: async () => {
      await this.page.keyboard.press('Shift');
      await this.page.locator(at).focus();
    },
  });
  autofill = (values: Readonly<Record<string, string>>, hasEvents: boolean): Step => ({
    name: `autofill ${Object.keys(values).join(' ')}${hasEvents ? '' : ' without events'}`,
    run: () =>
      this.page.evaluate(
        ([filled, tells]) => {
          for (const [at, value] of Object.entries(filled)) {
            const field = document.querySelector<HTMLInputElement>(at);
            if (!field) throw new Error(`There is no ${at}`);
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
            for (const type of tells ? ['input', 'change'] : [])
              field.dispatchEvent(new Event(type, { bubbles: true }));
          }
        },
        [values, hasEvents] as const,
      ),
  });
}

interface Deed {
  readonly steps: readonly Step[];
  /** What the controls show because of it. */
  readonly shows: State;
  readonly isSubmit?: true;
  readonly isEdit?: true;
  /** Whether it answers all that the form asks for. */
  readonly isWhole?: true;
  /** The selector of the control that has the focus afterwards. */
  readonly focus?: string;
}

const textFor = ({ isNumber, isEmail }: Control, length: number): string =>
  (isNumber ? '0812345678' : isEmail ? 'somchai@example.com' : 'สมชาย').slice(0, length);

/** Draws ways to answer one control; Tab leads on to one of those that are `left`. */
function answer(
  hands: Hands,
  control: Control,
  controls: readonly Control[],
  left: readonly Control[],
  draw: (end: number) => number,
): Deed {
  const { at, kind, name } = control;
  if (kind === 'select')
    return { steps: [hands.focus(at), ...hands.key('ArrowDown')], shows: { [at]: 'option 1' }, isEdit: true };
  if (kind === 'box') {
    const others = controls.filter((other) => other.name === name && other.at !== at);
    const shows = { ...Object.fromEntries(others.map((other) => [other.at, 'false'])), [at]: 'true' };
    const steps = draw(3) === 0 ? [hands.focus(at), ...hands.key('Space')] : [hands.press(at), hands.release];
    return { steps, shows, isEdit: true };
  }
  const tap = [hands.press(at), hands.release];
  const text = textFor(control, 99);
  const way = draw(5);
  if (way === 0) return { steps: [...tap, hands.insert(text)], shows: { [at]: text }, isEdit: true, focus: at };
  if (way === 1) return { steps: [hands.autofill({ [at]: text }, draw(2) === 0)], shows: { [at]: text }, isEdit: true };
  // After a tap on another field, the emulated phone's keys and compositions still go to the field before.
  if (way === 2 && !control.isNumber && !control.isEmail && !hands.touches) {
    const composed = [hands.compose(text.slice(0, 1)), hands.compose(text.slice(0, 3)), hands.insert(text)];
    return { steps: [...tap, ...composed], shows: { [at]: text }, isEdit: true, focus: at };
  }
  const typed = [...textFor(control, 4)];
  const keys = typed.flatMap((letter) =>
    /\w/.test(letter) && !hands.touches ? hands.key(letter) : [hands.insert(letter)],
  );
  const following = left.find((other) => other.at === control.next);
  if (way === 3 && following) {
    const more = textFor(following, 4);
    return {
      steps: [...tap, ...keys, ...hands.key('Tab'), hands.insert(more)],
      shows: { [at]: typed.join(''), [following.at]: more },
      isEdit: true,
      focus: following.at,
    };
  }
  return { steps: [...tap, ...keys], shows: { [at]: typed.join('') }, isEdit: true, focus: at };
}

const SUBMIT = 'main form button[type="submit"]';

/** Draws one to three deeds, of which none answers a control again. */
async function drawDeeds(
  scene: Scene,
  hands: Hands,
  controls: readonly Control[],
  draw: (end: number) => number,
): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const isComplete = scene.answers !== undefined && draw(3) === 0;
  if (scene.answers && isComplete) {
    const values = Object.fromEntries(
      Object.entries(scene.answers).flatMap(([name, value]) => {
        const control = controls.find((one) => one.name === name);
        return control ? [[control.at, value]] : [];
      }),
    );
    deeds.push({ steps: [hands.autofill(values, draw(2) === 0)], shows: values, isEdit: true, isWhole: true });
  }
  const submit = (): Deed => ({ steps: [hands.press(SUBMIT), hands.release], shows: {}, isSubmit: true });
  const count = 1 + draw(3);
  const canSubmit = await hands.canSee(SUBMIT);
  let left = [...controls];
  for (let index = 0; index < count; index += 1) {
    if (draw(4) === 0 && canSubmit) {
      deeds.push(submit());
      continue;
    }
    const control = left[draw(left.length)];
    if (!control || isComplete) continue;
    const deed = answer(hands, control, controls, left, draw);
    const names = controls.filter(({ at }) => at in deed.shows).map(({ name }) => name);
    // "I have no last name" takes the last name away.
    left = left.filter(({ name }) => !names.some((one) => name.includes(one) || one.includes(name)));
    deeds.push(deed);
  }
  if (isComplete) deeds.push(submit());
  if (isComplete && draw(3) === 0) deeds.push(submit());
  const last = deeds.at(-1);
  // In a step, Enter may lead to the next field instead (src/platform/keyboard/focus-next-field.ts).
  if (last?.focus && draw(4) === 0) deeds.push({ steps: hands.key('Enter'), shows: {} });
  return deeds;
}

/** Whether single answers have, by chance, given all that the form asks for. */
function answersAll({ answers }: Scene, controls: readonly Control[], deeds: readonly Deed[]): boolean {
  const given: State = Object.fromEntries(deeds.flatMap(({ shows }) => Object.entries(shows)));
  return (
    answers !== undefined &&
    Object.keys(answers).every((name) => {
      const control = controls.find((one) => one.name === name);
      const value = control && given[control.at];
      return control?.isNumber || control?.isEmail ? value === textFor(control, 99) : Boolean(value);
    })
  );
}

/** Inserts what React, the network and the translator do into what the person does. */
function interleave(page: Page, deeds: readonly Deed[], draw: (end: number) => number): Step[] {
  const steps = deeds.flatMap((deed) => deed.steps);
  const call = (name: Event): Step => ({ name, run: () => letHappen(page, name) });
  const insert = (step: Step, from = 0): number => {
    const index = from + draw(steps.length - from + 1);
    steps.splice(index, 0, step);
    return index;
  };
  const opened = insert(call('openCode'));
  for (let slices = draw(4); slices > 0; slices -= 1) insert(call('slice'), opened);
  insert(call('finish'), opened);
  if (draw(4) > 0) insert(call('translate'));
  return steps;
}

/** Waits until the page has painted so many frames, however long that takes on a busy machine. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);

/** Returns the address, and the marks of the islands and the form, which tell how far hydration and a submit got. */
const marksOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('astro-island, main form')];
    const marks = marked.map(({ localName, dataset }) => `${localName} ${JSON.stringify(dataset)}`);
    return [location.href, ...marks, document.activeElement?.outerHTML.slice(0, 200)].join('\n');
  });

const PATIENCE_MS = 20_000;

export interface Trial {
  readonly scene: Scene;
  readonly touches: boolean;
  readonly draw: (end: number) => number;
}

/** Runs one interleaving. @returns what was lost, doubled or went elsewhere, with all that was done; `missed` if a press did */
export async function runTrial(
  page: Page,
  cdp: CDPSession,
  { scene, touches, draw }: Trial,
): Promise<string[] | 'missed'> {
  await startWith(page, { code: true, react: draw(3) > 0 }, scene.stored);
  const calls: string[] = [];
  const onRequest = (request: { url: () => string }): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(scene.call)) calls.push(pathname);
  };
  page.on('request', onRequest);
  await page.goto(scene.path, { waitUntil: 'domcontentloaded' });
  const controls = await controlsOf(page);
  const hands = new Hands(page, cdp, touches);
  const before = await stateOf(page, controls);
  const deeds = await drawDeeds(scene, hands, controls, draw);
  const steps = interleave(page, deeds, draw);
  for (const { run } of steps) {
    await run();
    if (draw(3) === 0) await page.waitForTimeout(draw(60));
  }
  const log = `${scene.path}, ${touches ? 'touch' : 'mouse'}: ${steps.map(({ name }) => name).join(' · ')}`;
  const faults = hands.hasMissed ? 'missed' : await faultsOf().catch((error: unknown) => [String(error)]);
  page.off('request', onRequest);
  return faults === 'missed' || faults.length === 0 ? faults : [...faults, log, await marksOf(page)];

  async function faultsOf(): Promise<string[]> {
    const form = page.locator('main form').first();
    // Nothing tells a page that a browser has filled a form in without an event.
    if (steps.some(({ name }) => !/without events$|^(?:openCode|slice|finish|translate)$/.test(name)))
      await expect
        // The form may have given way to the next screen, after its call.
        .poll(async () => calls.length > 0 || (await page.locator('main form[data-hydrated]').count()) > 0, {
          message: 'React has taken over',
          timeout: PATIENCE_MS,
        })
        .toBe(true);
    const firstSubmit = deeds.findIndex(({ isSubmit }) => isSubmit);
    const isComplete = deeds.some(({ isWhole }) => isWhole) || answersAll(scene, controls, deeds);
    /** Whoever edits after a submit decides again when to send. */
    const isSent = isComplete && firstSubmit >= 0 && !deeds.slice(firstSubmit).some(({ isEdit }) => isEdit);
    if (isSent && calls.length === 0)
      await page.waitForRequest((request) => request.url().includes(scene.call), { timeout: PATIENCE_MS });
    const isRefused = !isComplete && deeds.at(-1)?.isSubmit;
    if (isRefused) await form.locator('[aria-invalid="true"]').first().waitFor({ timeout: PATIENCE_MS });
    // What follows hydration, such as a repeated submit, has been done after some frames.
    await frames(page, 10);
    if (calls.length > 1) return [`sent ${calls.length} times`];
    if (calls.length > 0) return isComplete ? [] : ['sent although incomplete'];
    const after = await stateOf(page, controls);
    // What the server knows of an application arrives later.
    const shown = [scene.stored ? {} : before, ...deeds.map(({ shows }) => shows)];
    const expected: State = Object.fromEntries(shown.flatMap((state) => Object.entries(state)));
    const wrong = Object.entries(expected)
      .filter(([at, value]) => at in after && after[at] !== value)
      .map(([at, value]) => `${at} shows "${after[at]}", not "${value}"`);
    const focus = deeds.at(-1)?.focus;
    const isFocused = !focus || (await page.locator(focus).evaluate((field) => field === document.activeElement));
    return isFocused ? wrong : [...wrong, `the focus is not in ${focus}`];
  }
}
