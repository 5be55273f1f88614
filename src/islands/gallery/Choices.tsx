import { lazy, Suspense, useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Option } from '../../model/option.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import type { Elements } from '../../ui/elements.ts';
import { RadioTiles } from '../../ui/RadioTiles.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useIsClient } from '../../ui/use-is-client.ts';

/** Wraps `lazy` components: on the server, their Suspense would add an inline script, which the CSP blocks. */
const ClientOnly = ({ fallback, children }: { fallback: Elements; children: Elements }) =>
  useIsClient() ? children : fallback;

const ComboboxField = lazy(async () => {
  const { ComboboxField: component } = await import('../../ui/ComboboxField.tsx');
  return { default: component };
});

interface Props {
  messages: Pick<Messages, 'common' | 'gallery'>;
}

/** Tiles, checkboxes and the searchable field. */
export const Choices = ({ messages: { common, gallery } }: Props) => {
  const [query, setQuery] = useState('');
  const [school, setSchool] = useState<Option | null>(null);
  const schools = [
    { value: '1', label: gallery.schoolA },
    { value: '2', label: gallery.schoolB },
  ].filter(({ label }) => label.includes(query));
  const programmes = [
    { value: 'four-year', label: gallery.fourYear, description: gallery.fourYearText },
    { value: 'transfer', label: gallery.transfer, description: gallery.transferText },
  ];
  const waiting = <Skeleton lines={2} label={common.loading} />;
  return (
    <>
      <RadioTiles
        id="programme"
        name="programme"
        label={gallery.programme}
        options={programmes}
        defaultValue="four-year"
      />
      <RadioTiles
        id="programme-wrong"
        name="programme_wrong"
        label={gallery.programme}
        options={programmes}
        error={gallery.programmeError}
      />
      <CheckboxField id="agree" name="agree" label={gallery.agree} defaultChecked />
      <CheckboxField id="agree-wrong" name="agree_wrong" label={gallery.agree} error={gallery.agreeError} />
      <ClientOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <ComboboxField
            id="school"
            name="school"
            label={gallery.school}
            options={schools}
            query={query}
            onQueryChange={setQuery}
            selected={school}
            onSelect={(option) => {
              setSchool(option);
              setQuery(option?.label ?? '');
            }}
            status={interpolate(gallery.found, { count: schools.length })}
          />
        </Suspense>
      </ClientOnly>
    </>
  );
};
