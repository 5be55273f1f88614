// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import cover from '../../../locales/en/cover.json' with { type: 'json' };
import { suggestedBoxes } from '../../../src/documents/cover-picture.ts';
import { PictureEditor } from '../../../src/documents/ui/cover/PictureEditor.tsx';
import type { workOnPicture } from '../../../src/platform/pictures/pictures.ts';
import { fileOf, jpeg } from '../sample-files.ts';
import { press, user } from './open-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const WATERMARK = 'For application only';

const MADE = new Blob([jpeg()], { type: 'image/jpeg' });
const made = () => vi.fn<typeof workOnPicture>().mockResolvedValue(MADE);

function open(work = made(), picture: Blob = fileOf(jpeg(), 'card.jpg')) {
  const [done, skip] = [vi.fn<(made: Blob) => void>(), vi.fn<() => void>()];
  render(
    <PictureEditor
      picture={picture}
      preview={new Blob([jpeg()], { type: 'image/jpeg' })}
      suggestions={suggestedBoxes('id_card', 'national_id')}
      watermark={WATERMARK}
      messages={cover}
      work={work}
      onEnd={(made) => (made ? done(made) : skip())}
    />,
  );
  return { done, skip };
}
const button = (name: RegExp) => screen.getByRole('button', { name });
const boxes = () => screen.queryAllByRole('button', { name: /^Black box/ });

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

test('boxes are suggested, added, moved, resized and removed by keys, with announcements', async () => {
  open();
  await press(cover.next);
  expect(document.activeElement?.textContent).toBe(cover.cover);
  await press(cover.suggest);
  expect(boxes()).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe(`Black boxes: 2 – ${cover.dragCard}`);
  expect(screen.getByText(cover.dragCard)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(cover.cover);
  expect(screen.queryByRole('button', { name: cover.suggest })).toBeNull();
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
  boxes()[0]?.focus();
  await user.click(await screen.findByRole('button', { name: cover.removeBox }));
  expect(boxes()).toHaveLength(2);
});

test('the box that was pressed last is marked, and it is the one that the button removes', async () => {
  open();
  await press(cover.next);
  const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: cover.removeBox });
  expect(remove().disabled).toBe(true);
  await press(cover.suggest);
  const marked = () => boxes().map((box) => box.hasAttribute('aria-current'));
  expect(marked()).toEqual([true, false]);
  button(/^Size of black box 2/).focus();
  await vi.waitFor(() => expect(marked()).toEqual([false, true]));
  const [first] = boxes().map((box) => box.getAttribute('aria-label'));
  await user.click(remove());
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual([first]);
  expect(remove().disabled).toBe(true);
});

test('what was done stays for whoever closes the editor and opens the same picture again', async () => {
  const picture = fileOf(jpeg(), 'card.jpg');
  open(made(), picture);
  button(/^Top left corner/).focus();
  await user.keyboard('{ArrowRight}');
  await press(cover.next);
  await press(cover.suggest);
  await press(cover.skip);
  cleanup();
  open(made(), picture);
  button(/^Top left corner: 1% from the left/);
  await press(cover.next);
  await vi.waitFor(() => expect(boxes()).toHaveLength(2));
  await press(cover.undo);
  await press(cover.undo);
  expect(document.activeElement?.textContent).toBe(cover.cover);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: cover.undo }).disabled).toBe(true);
  cleanup();
  open();
  button(/^Top left corner: 0% from the left/);
});

test('the suggested boxes are named after what they hide, wherever they are moved', async () => {
  open();
  await press(cover.next);
  await press(cover.suggest);
  const names = () => boxes().map(({ textContent }) => textContent);
  expect(names()).toEqual([cover.religion, cover.bloodType]);
  button(/^Black box 1 \(Religion\): 20% from the left, 54% from the top, 54% wide, 10% high/).focus();
  await user.keyboard('{ArrowDown}');
  button(/^Size of black box 2 \(Blood type\)/).focus();
  await user.keyboard('{ArrowDown}');
  await press(cover.addBox);
  expect(names()).toEqual([cover.religion, cover.bloodType, '']);
  button(/^Black box 1 \(Religion\): 20% from the left, 55% from the top/).focus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual([cover.bloodType, '']);
});

test('the picture can be enlarged and is then scrolled by keys, until the next part', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  const picture = () => screen.getByRole('group');
  expect(picture().hasAttribute('tabindex')).toBe(false);
  await press(cover.zoomIn);
  expect(picture().tabIndex).toBe(0);
  await press(cover.zoomOut);
  expect(picture().hasAttribute('tabindex')).toBe(false);
  await press(cover.next);
  await press(cover.addBox);
  shown.mockClear();
  await press(cover.zoomIn);
  expect(shown.mock.instances).toEqual([boxes()[0]]);
  boxes()[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(shown.mock.instances).toEqual([boxes()[0], boxes()[0]]);
  await press(cover.backToCorners);
  button(new RegExp(cover.zoomIn));
});

test('a box turns with the picture, and stays when the corners are looked at again', async () => {
  open();
  await press(cover.next);
  await press(cover.addBox);
  await press(cover.turn);
  await screen.findByRole('button', { name: /^Black box 1: 45% from the left, 35% from the top, 10% wide, 30% high/ });
  await press(cover.backToCorners);
  await press(cover.next);
  button(/^Black box 1: 45% from the left/);
});

test('a device that cannot edit says so, and returns nothing', async () => {
  const { done } = open(vi.fn<typeof workOnPicture>().mockResolvedValue(undefined));
  await press(cover.next);
  await press(cover.useUncovered);
  expect((await screen.findByRole('alert')).textContent).toBe(cover.failed);
  expect(done).not.toHaveBeenCalled();
});

describe('while the picture is straightened or turned', () => {
  /** Work that ends when the test says so. */
  function slowWork() {
    const ends: ((jpeg: Blob | undefined) => void)[] = [];
    const work = vi.fn<typeof workOnPicture>(() => new Promise((resolve) => ends.push(resolve)));
    const end = (jpeg: Blob | undefined) => act(async () => Promise.resolve(ends.shift()?.(jpeg)));
    return { work, end };
  }
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: cover.addBox });

  test('no box is drawn or added, and the picture cannot be used', async () => {
    const { work, end } = slowWork();
    const { done } = open(work);
    await press(cover.next);
    await press(cover.addBox);
    await press(cover.turn);
    expect(boxes()).toHaveLength(0);
    expect(add().disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(cover.working);
    await press(cover.working);
    expect(work).toHaveBeenCalledTimes(1);
    await end(MADE);
    expect(boxes()).toHaveLength(1);
    expect(add().disabled).toBe(false);
    await press(cover.use);
    await end(MADE);
    expect(done).toHaveBeenCalledExactlyOnceWith(MADE);
  });

  test('a device that cannot edit says so, and the previous picture is shown again', async () => {
    const { work, end } = slowWork();
    open(work);
    await press(cover.next);
    await press(cover.addBox);
    await press(cover.turn);
    await end(undefined);
    expect(screen.getByRole('alert').textContent).toBe(cover.failed);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: cover.use }).disabled).toBe(true);
    await press(cover.undo);
    expect(boxes()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('one picture is rendered at a time, then the newest, and none while hidden', async () => {
    const { work, end } = slowWork();
    open(work);
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
  /** Presses, moves there and back, and lets go where it has begun. */
  function dragThereAndBack(target: HTMLElement): void {
    const pointer = (type: string, clientX: number) =>
      fireEvent(target, new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }));
    pointer('pointerdown', 10);
    pointer('pointermove', 10.2);
    pointer('pointerup', 10);
  }

  test('that returns to its start changes nothing and leaves no step to undo', async () => {
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
    open();
    dragThereAndBack(button(/^Top left corner/));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: cover.undo }).disabled).toBe(true);
    await user.keyboard('{ArrowRight}');
    button(/^Top left corner: 1% from the left/);
    await press(cover.wholePhoto);
    await press(cover.next);
    await press(cover.addBox);
    dragThereAndBack(button(/^Black box 1/));
    dragThereAndBack(button(/^Size of black box 1/));
    await press(cover.undo);
    expect(boxes()).toHaveLength(0);
  });
});

test('code that is not loaded is reported, the photo is not blamed, and the work waits for it', async () => {
  const failed = vi.fn();
  document.addEventListener('chunk:failed', failed, { once: true });
  const picture = fileOf(jpeg(), 'card.jpg');
  const work = made().mockRejectedValueOnce(new TypeError('no chunk'));
  const { done } = open(work, picture);
  await press(cover.next);
  await press(cover.addBox);
  await press(cover.use);
  expect(screen.getByRole('alert').textContent).toBe(cover.notLoaded);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
  cleanup();
  const again = open(work, picture);
  await press(cover.next);
  expect(boxes()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await press(cover.use);
  expect(again.done).toHaveBeenCalledExactlyOnceWith(MADE);
});
