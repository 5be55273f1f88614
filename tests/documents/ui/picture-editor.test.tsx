// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import cover from '../../../locales/en/cover.json' with { type: 'json' };
import { suggestedBoxes } from '../../../src/documents/cover-picture.ts';
import { PictureEditor } from '../../../src/documents/ui/cover/PictureEditor.tsx';
import type { EditWork } from '../../../src/documents/ui/cover/edited-picture.ts';
import type { Corners } from '../../../src/lib/picture/projection.ts';
import { fileOf, jpeg } from '../sample-files.ts';
import { press, user } from './open-form.tsx';

/** What was written on pictures, as far as it is text. */
let written: string[];

beforeEach(() => {
  written = [];
  const context = {
    measureText: (text: string) => ({ width: text.length }),
    fillText: (text: string) => written.push(text),
  };
  const rest = { strokeText: vi.fn(), fillRect: vi.fn(), stroke: vi.fn(() => written.push('a drawing')) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ ...context, ...rest } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(LINE));
  vi.stubGlobal(
    'Path2D',
    class {
      readonly moveTo = vi.fn();
      readonly lineTo = vi.fn();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LINE = new Blob(['line'], { type: 'image/png' });

const MARK = { lines: ['For application only', '29 November 2026'], certified: 'Certified true copy' };

const MADE = new Blob([jpeg()], { type: 'image/jpeg' });
const made = () => vi.fn<EditWork>().mockResolvedValue(MADE);

/** A card in the middle of the photo, a quarter of it. */
const FOUND: Corners = [
  { x: 0.25, y: 0.25 },
  { x: 0.75, y: 0.25 },
  { x: 0.75, y: 0.75 },
  { x: 0.25, y: 0.75 },
];

interface Opened {
  readonly work?: EditWork;
  readonly picture?: Blob;
  /** The corners that were found. */
  readonly corners?: Corners;
  readonly signer?: string;
  readonly kind?: 'id_card' | 'transcript';
}

function open({ work = made(), picture = fileOf(jpeg(), 'card.jpg'), corners, signer, kind = 'id_card' }: Opened = {}) {
  const [done, skip] = [vi.fn<(made: Blob) => void>(), vi.fn<() => void>()];
  render(
    <PictureEditor
      picture={picture}
      preview={new Blob([jpeg()], { type: 'image/jpeg' })}
      corners={corners}
      document={{ suggestions: suggestedBoxes(kind, 'national_id'), markWords: MARK, signer }}
      messages={cover}
      work={work}
      onEnd={(made) => (made ? done(made) : skip())}
    />,
  );
  return { done, skip };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const boxes = () => screen.queryAllByRole('button', { name: /^Black box/ });
const labels = () => boxes().map((box) => box.getAttribute('aria-label'));

describe('a card whose corners were found', () => {
  test('is shown straightened, with its boxes and the purpose on it, and one press uses it', async () => {
    const work = made();
    const { done } = open({ work, corners: FOUND });
    await vi.waitFor(() => expect(boxes()).toHaveLength(2));
    expect(button(cover.undo).disabled).toBe(true);
    expect(button(cover.watermark).getAttribute('aria-pressed')).toBe('true');
    await press(cover.use);
    expect(done).toHaveBeenCalledExactlyOnceWith(MADE);
    const [task] = work.mock.calls.at(-1) ?? [];
    if (task?.name !== 'edit') throw new Error('not edited');
    expect(task.options).toMatchObject({ edits: { corners: FOUND }, watermark: LINE });
    expect(task.options.edits.covers.map(({ name }) => name)).toEqual([cover.religion, cover.bloodType]);
    expect(written).toEqual(expect.arrayContaining([...MARK.lines]));
  });

  test('keeps its boxes where they belong on it while nobody has touched them', async () => {
    open({ corners: FOUND });
    await vi.waitFor(() => expect(boxes()).toHaveLength(2));
    const before = labels();
    await press(cover.turn);
    await vi.waitFor(() => expect(labels()).toEqual(before));
    boxes()[0]?.focus();
    await user.keyboard('{ArrowDown}');
    await press(cover.turn);
    await vi.waitFor(() => expect(boxes()).toHaveLength(2));
    expect(labels()).not.toEqual(before);
  });

  test('loses boxes and purpose by one press each, and is then used without', async () => {
    const work = made();
    const { done } = open({ work, corners: FOUND });
    await vi.waitFor(() => expect(boxes()).toHaveLength(2));
    await press(cover.uncover);
    expect(boxes()).toHaveLength(0);
    await press(cover.watermark);
    // The primary button covers a card, and does not send it as it is.
    button(cover.suggest);
    await press(cover.useUncovered);
    expect(done).toHaveBeenCalledTimes(1);
    expect(work.mock.calls.at(-1)?.[0]).toMatchObject({ options: { edits: { covers: [] }, watermark: undefined } });
  });
});

test('a card whose corners were not found asks for them first, and then has its boxes', async () => {
  open();
  expect(screen.getByText(cover.cardCornersHint)).toBeTruthy();
  await press(cover.next);
  expect(document.activeElement?.textContent).toBe(cover.cover);
  await vi.waitFor(() => expect(boxes()).toHaveLength(2));
  await press(cover.uncover);
  await press(cover.backToCorners);
  await press(cover.next);
  expect(boxes()).toHaveLength(0);
});

test('a page of grades is shown at once, with nothing on it', () => {
  open({ kind: 'transcript' });
  expect(boxes()).toHaveLength(0);
  expect(button(cover.watermark).getAttribute('aria-pressed')).toBe('false');
  button(cover.use);
});

test('keys move the corners within the photo, and each move can be undone', async () => {
  open();
  button(/^Top left corner/).focus();
  expect(document.querySelector('[aria-current]')).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  button(/^Top left corner: 6% from the left, 1% from the top/);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  button(/^Top left corner: 6% from the left, 0% from the top/);
  await press(cover.undo);
  button(/^Top left corner: 6% from the left, 1% from the top/);
  await press(cover.wholePhoto);
  button(/^Top left corner: 0% from the left, 0% from the top/);
});

test('boxes are added, moved, resized and removed by keys, with announcements', async () => {
  open({ corners: FOUND });
  await vi.waitFor(() => expect(boxes()).toHaveLength(2));
  await press(cover.uncover);
  expect(document.activeElement?.textContent).toBe(cover.cover);
  await press(cover.suggest);
  expect(screen.getByRole('status').textContent).toBe(`Black boxes: 2 – ${cover.dragCard}`);
  await press(cover.addBox);
  button(/^Black box 3: 35% from the left, 45% from the top, 30% wide, 10% high/).focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  button(/^Size of black box 3/).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
  button(/^Black box 3: 34% from the left, 44% from the top, 35% wide, 11% high/).focus();
  await user.keyboard('{Delete}');
  expect(boxes()).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe(cover.cover);
  await press(cover.undo);
  expect(boxes()).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe(cover.undone);
  await press(cover.undo);
  // Another text, so that it is announced again.
  expect(screen.getByRole('status').textContent).toBe(`${cover.undone}\u00A0`);
});

test('the box that was pressed last is marked, and it is the one that the button removes', async () => {
  open({ corners: FOUND });
  await vi.waitFor(() => expect(boxes()).toHaveLength(2));
  expect(button(cover.removeBox).disabled).toBe(true);
  button(/^Size of black box 2/).focus();
  await vi.waitFor(() => expect(boxes().map((box) => box.hasAttribute('aria-current'))).toEqual([false, true]));
  const [first] = labels();
  await press(cover.removeBox);
  expect(labels()).toEqual([first]);
  expect(button(cover.removeBox).disabled).toBe(true);
});

test('what was done stays for whoever closes the editor and opens the same picture again', async () => {
  const picture = fileOf(jpeg(), 'card.jpg');
  open({ picture });
  button(/^Top left corner/).focus();
  await user.keyboard('{ArrowRight}');
  await press(cover.next);
  await vi.waitFor(() => expect(boxes()).toHaveLength(2));
  await press(cover.watermark);
  cleanup();
  open({ picture });
  await vi.waitFor(() => expect(boxes()).toHaveLength(2));
  expect(button(cover.watermark).getAttribute('aria-pressed')).toBe('false');
  await press(cover.backToCorners);
  button(/^Top left corner: 1% from the left/);
  cleanup();
  open();
  button(/^Top left corner: 0% from the left/);
});

test('the suggested boxes are named after what they hide, wherever they are moved', async () => {
  open({ corners: FOUND });
  const names = () => boxes().map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(names()).toEqual([cover.religion, cover.bloodType]));
  button(/^Black box 1 \(Religion\): 20% from the left, 53% from the top, 54% wide, 11% high/).focus();
  await user.keyboard('{ArrowDown}');
  await press(cover.addBox);
  expect(names()).toEqual([cover.religion, cover.bloodType, '']);
  button(/^Black box 1 \(Religion\): 20% from the left, 54% from the top/).focus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual([cover.bloodType, '']);
});

test('the picture can be enlarged and is then scrolled by keys, until the corners are looked at', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  open({ kind: 'transcript' });
  const picture = () => screen.getByRole('group', { name: cover.result });
  expect(picture().hasAttribute('tabindex')).toBe(false);
  await press(cover.addBox);
  shown.mockClear();
  await press(cover.zoomIn);
  expect(picture().tabIndex).toBe(0);
  expect(shown.mock.instances).toEqual([boxes()[0]]);
  boxes()[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(shown.mock.instances).toEqual([boxes()[0], boxes()[0]]);
  await press(cover.backToCorners);
  await press(cover.next);
  button(cover.zoomIn);
});

test('a device that cannot edit says so, and returns nothing', async () => {
  const { done } = open({ work: vi.fn<EditWork>().mockResolvedValue(undefined), kind: 'transcript' });
  await press(cover.use);
  expect((await screen.findByRole('alert')).textContent).toBe(cover.failed);
  expect(done).not.toHaveBeenCalled();
});

test('a device that cannot write on a picture says so, and returns nothing', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { done } = open({ corners: FOUND });
  await vi.waitFor(() => expect(boxes()).toHaveLength(2));
  await press(cover.use);
  expect((await screen.findByRole('alert')).textContent).toBe(cover.failed);
  expect(done).not.toHaveBeenCalled();
});

describe('while the picture is straightened or turned', () => {
  /** Work that ends when the test says so. */
  function slowWork() {
    const ends: ((jpeg: Blob | undefined) => void)[] = [];
    const work = vi.fn<EditWork>(() => new Promise((resolve) => ends.push(resolve)));
    const end = (jpeg: Blob | undefined) => act(async () => Promise.resolve(ends.shift()?.(jpeg)));
    return { work, end };
  }

  test('no box is drawn or added, and the picture cannot be used', async () => {
    const { work, end } = slowWork();
    const { done } = open({ work, kind: 'transcript' });
    await press(cover.addBox);
    await press(cover.turn);
    expect(boxes()).toHaveLength(0);
    expect(button(cover.addBox).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(cover.working);
    await press(cover.working);
    expect(work).toHaveBeenCalledTimes(1);
    await end(MADE);
    expect(boxes()).toHaveLength(1);
    expect(button(cover.addBox).disabled).toBe(false);
    await press(cover.use);
    await end(MADE);
    expect(done).toHaveBeenCalledExactlyOnceWith(MADE);
  });

  test('a device that cannot edit says so, and the previous picture is shown again', async () => {
    const { work, end } = slowWork();
    open({ work, kind: 'transcript' });
    await press(cover.addBox);
    await press(cover.turn);
    await end(undefined);
    expect(screen.getByRole('alert').textContent).toBe(cover.failed);
    expect(button(cover.use).disabled).toBe(true);
    await press(cover.undo);
    expect(boxes()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('one picture is rendered at a time, then the newest, and none while hidden', async () => {
    const { work, end } = slowWork();
    open({ work });
    button(/^Top left corner/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(work).not.toHaveBeenCalled();
    await press(cover.next);
    await press(cover.turn);
    await press(cover.turn);
    expect(work).toHaveBeenCalledTimes(1);
    await end(MADE);
    expect(work.mock.calls.map(([task]) => task.name === 'edit' && task.options.edits.turns)).toEqual([0, 2]);
    await end(MADE);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('a pointer', () => {
  const pointer = (target: Element, type: string, x: number, y = 10) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { isPrimary: true }),
    );
  /** Presses, moves there and back, and lets go where it has begun. */
  function dragThereAndBack(target: Element): void {
    pointer(target, 'pointerdown', 10);
    pointer(target, 'pointermove', 10.2);
    pointer(target, 'pointerup', 10);
  }
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  });

  test('that returns to its start changes nothing and leaves no step to undo', async () => {
    open();
    dragThereAndBack(button(/^Top left corner/));
    expect(button(cover.undo).disabled).toBe(true);
    cleanup();
    open({ kind: 'transcript' });
    await press(cover.addBox);
    dragThereAndBack(button(/^Black box 1/));
    dragThereAndBack(button(/^Size of black box 1/));
    await press(cover.undo);
    expect(boxes()).toHaveLength(0);
  });

  test('that is drawn across the picture adds a box there, and one that is only pressed adds none', () => {
    const size = { left: 0, top: 0, width: 200, height: 100 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(size as DOMRect);
    open({ kind: 'transcript' });
    const ground = document.querySelector('.cover-ground');
    if (!ground) throw new Error('no ground');
    for (const [type, x, y] of [
      ['pointerdown', 180, 20],
      ['pointermove', 100, 50],
      ['pointerup', 100, 50],
    ] as const)
      pointer(ground, type, x, y);
    button(/^Black box 1: 50% from the left, 20% from the top, 40% wide, 30% high/);
    expect(button(cover.removeBox).disabled).toBe(false);
    dragThereAndBack(ground);
    expect(boxes()).toHaveLength(1);
    expect(button(cover.removeBox).disabled).toBe(true);
  });
});

describe('a copy that may be signed', () => {
  const { sign } = cover;

  test('has the name, a drawing and what they certify beside the purpose, and loses them again', async () => {
    vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
    const size = { left: 0, top: 0, width: 300, height: 100 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(size as DOMRect);
    const work = made();
    open({ work, kind: 'transcript', signer: 'Somchai Example' });
    await press(sign.offer);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: sign.name }).value).toBe('Somchai Example');
    const pad = screen.getByRole('img', { name: sign.pad });
    for (const type of ['pointerdown', 'pointermove', 'pointerup'])
      fireEvent(pad, new MouseEvent(type, { bubbles: true }));
    await press(sign.use);
    expect(screen.getByRole('status').textContent).toBe(sign.signed);
    written = [];
    await press(cover.use);
    expect(written).toEqual(expect.arrayContaining([...MARK.lines, MARK.certified, 'a drawing', '(Somchai Example)']));
    await press(sign.change);
    await press(sign.remove);
    expect(button(cover.watermark).getAttribute('aria-pressed')).toBe('true');
    written = [];
    await press(cover.use);
    expect(written).toEqual([...MARK.lines]);
  });

  test('is signed by a name alone, which must be there, and the next one remembers it', async () => {
    open({ kind: 'transcript', signer: '' });
    await press(sign.offer);
    await user.clear(screen.getByRole('textbox', { name: sign.name }));
    await press(sign.clear);
    await press(sign.use);
    expect(screen.getByText(sign.nameMissing)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: sign.name }), 'Malee Example');
    await press(sign.use);
    await press(cover.use);
    expect(written).toEqual(expect.arrayContaining([MARK.certified, 'Malee Example']));
    expect(written).not.toContain('a drawing');
    cleanup();
    open({ kind: 'transcript', signer: '' });
    await press(sign.offer);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: sign.name }).value).toBe('Malee Example');
    await press(sign.cancel);
    button(sign.offer);
  });

  test('is nothing that every document offers', () => {
    open({ kind: 'transcript' });
    expect(screen.queryByRole('button', { name: sign.offer })).toBeNull();
  });
});

test('code that is not loaded is reported, the photo is not blamed, and the work waits for it', async () => {
  const failed = vi.fn();
  document.addEventListener('chunk:failed', failed, { once: true });
  const picture = fileOf(jpeg(), 'grades.jpg');
  const work = made().mockRejectedValueOnce(new TypeError('no chunk'));
  const { done } = open({ work, picture, kind: 'transcript' });
  await press(cover.addBox);
  await press(cover.use);
  expect(screen.getByRole('alert').textContent).toBe(cover.notLoaded);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
  cleanup();
  const again = open({ work, picture, kind: 'transcript' });
  expect(boxes()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await press(cover.use);
  expect(again.done).toHaveBeenCalledExactlyOnceWith(MADE);
});
