// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { supportTranslatedPages } from '../../src/platform/translated-page.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Countdown } from '../../src/ui/Countdown.tsx';
import { Field } from '../../src/ui/Field.tsx';

const newFont = (): HTMLElement => {
  const template = document.createElement('div');
  template.innerHTML = '<font></font>';
  return template.firstElementChild as HTMLElement;
};
/** Replaces every text of the page that it has not made itself, as the translator of Chromium does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, [translate="no"]')) continue;
    const [font, inner] = [newFont(), newFont()];
    inner.textContent = text.data.toUpperCase();
    font.append(inner);
    text.replaceWith(font);
  }
}
const shownText = (): string => document.body.textContent;
/** Lets observers of the document run. */
const observed = () => act(() => Promise.resolve());

/** Says when a view has thrown. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render(): ReactNode {
    return this.state.hasFailed ? <p>thrown</p> : this.props.children;
  }
}
let next: () => void;
const Stage = ({ view }: { view: (at: number) => ReactNode }) => {
  const [at, setAt] = useState(0);
  next = () => setAt(at + 1);
  return view(at);
};
async function start(view: (at: number) => ReactNode): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Boundary>
      <Stage view={view} />
    </Boundary>,
  );
  translate();
  await observed();
}
async function goOn(): Promise<void> {
  act(() => next());
  await observed();
  translate();
  await observed();
}

afterEach(cleanup);

/** Views of which React holds text nodes beside others: the site has none by a rule of lint, a library may. */
const before = (at: number) => (
  <p>
    {at === 1 && <b>new </b>}
    {'text'}
  </p>
);
const after = (at: number) => (
  <p>
    <i>first </i>
    {at === 0 && 'text'}
  </p>
);
const changing = (at: number) => (
  <p>
    <i>at </i>
    {at}
  </p>
);

describe('texts beside siblings, on a page that is translated', () => {
  test('make React throw', async () => {
    await start(before);
    await goOn();
    expect(shownText()).toContain('THROWN');
  });

  describe('with support', () => {
    let end: () => void;
    beforeEach(() => {
      end = supportTranslatedPages();
      return end;
    });

    test('an element comes before a text', async () => {
      await start(before);
      await goOn();
      expect(shownText()).toBe('NEW TEXT');
      await goOn();
      expect(shownText()).toBe('TEXT');
    });

    test('a text goes', async () => {
      await start(after);
      expect(shownText()).toBe('FIRST TEXT');
      await goOn();
      expect(shownText()).toBe('FIRST ');
    });

    test('a text changes, again and again', async () => {
      await start((at) => changing(at));
      for (const at of ['1', '2', '3']) {
        await goOn();
        expect(shownText()).toBe(`AT ${at}`);
      }
    });

    test('an element that was wrapped goes', async () => {
      await start((at) => <p>{at === 0 && <b>bold</b>}</p>);
      const bold = screen.getByText('BOLD').closest('b');
      const font = newFont();
      bold?.replaceWith(font);
      font.append(...(bold ? [bold] : []));
      await goOn();
      expect(shownText()).toBe('');
    });

    describe.each<readonly [string, () => Node]>([
      ['was translated into a second language', () => Object.assign(newFont(), { textContent: 'AGAIN' })],
      ['is shown in its own words again, by new texts', () => document.createTextNode('AGAIN')],
    ])('a page that %s', (_what, replace) => {
      const change = async (): Promise<void> => {
        for (const font of document.querySelectorAll('p > font')) font.replaceWith(replace());
        await observed();
      };

      test('takes an element before a text', async () => {
        await start(before);
        await change();
        await goOn();
        expect(shownText()).toBe('NEW AGAIN');
      });

      test('loses a text', async () => {
        await start((at) => <p>{[<i key="i">{''}</i>, at === 0 && 'text']}</p>);
        await change();
        expect(shownText()).toBe('AGAIN');
        await goOn();
        expect(shownText()).toBe('');
      });

      test('shows a text that changes', async () => {
        await start((at) => <p>{[<i key="i">{''}</i>, `at ${at}`]}</p>);
        await change();
        await goOn();
        expect(shownText()).toBe('AT 1');
      });
    });

    test('an element goes that an extension has wrapped, on a page that is not translated', async () => {
      render(<Stage view={(at) => <p>{at === 0 && <b translate="no">bold</b>}</p>} />);
      const bold = screen.getByText('bold');
      const wrapper = document.createElement('span');
      bold.replaceWith(wrapper);
      wrapper.append(bold);
      await observed();
      await goOn();
      expect(shownText()).toBe('');
    });

    describe('a mistake of our own still throws on a page that nobody has changed', () => {
      const elements = (): [parent: HTMLElement, child: HTMLElement] => {
        const [parent, child] = [document.createElement('p'), document.createElement('b')];
        document.body.append(parent);
        parent.append(child);
        return [parent, child];
      };

      test('a node that is in no page any more', async () => {
        const [parent, child] = elements();
        child.remove();
        await observed();
        expect(() => parent.removeChild(child)).toThrow();
        expect(() => parent.insertBefore(document.createElement('b'), child)).toThrow();
        parent.remove();
      });

      test('a node that was never a child of its parent', () => {
        const [parent, child] = elements();
        expect(() => document.body.removeChild(child)).toThrow();
        expect(() => document.body.insertBefore(document.createElement('b'), child)).toThrow();
        parent.remove();
      });

      test('React itself, whose view was emptied', async () => {
        vi.spyOn(console, 'error').mockImplementation(() => undefined);
        render(
          <Boundary>
            <Stage view={(at) => <p>{at === 0 && <b>bold</b>}</p>} />
          </Boundary>,
        );
        screen.getByText('bold').remove();
        await observed();
        act(() => next());
        expect(shownText()).toBe('thrown');
      });
    });

    test('a wrong parent still throws', () => {
      const [parent, stranger] = [document.createElement('p'), document.createElement('p')];
      document.body.append(parent, stranger);
      expect(() => parent.removeChild(stranger)).toThrow();
      expect(() => parent.insertBefore(document.createElement('b'), stranger)).toThrow();
      stranger.remove();
      parent.remove();
    });
  });
});

describe('components of the site need no support', () => {
  test('a button becomes busy, and its text changes', async () => {
    await start((at) => <Button busy={at === 1}>{at === 1 ? 'saving' : 'go on'}</Button>);
    await goOn();
    expect(screen.getByRole('button').textContent).toBe('SAVING');
    expect(screen.getByRole('button').querySelector('svg')).not.toBeNull();
    await goOn();
    expect(screen.getByRole('button').textContent).toBe('GO ON');
  });

  test('a field becomes optional', async () => {
    await start((at) => (
      <Field id="name" name="name" label="name" mark={at === 1 ? 'optional' : undefined}>
        <input id="name" />
      </Field>
    ));
    await goOn();
    expect(document.querySelector('label')?.textContent).toBe('NAME OPTIONAL');
    await goOn();
    expect(document.querySelector('label')?.textContent).toBe('NAME');
  });

  test('a countdown continues, in its own digits', async () => {
    await start((at) => (
      <Countdown label="left" secondsLeft={60 - at} total={60} announce={(seconds) => `${seconds} s`} />
    ));
    await goOn();
    expect(screen.getByRole('timer').textContent).toBe('00:59');
    expect(screen.getByRole('timer').innerHTML).not.toContain('font');
  });
});
