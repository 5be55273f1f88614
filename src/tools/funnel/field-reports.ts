/** The good value of each metric at the 75th percentile (web.dev/articles/vitals). Times in milliseconds. */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1 } as const;
type Metric = keyof typeof GOOD;
const METRICS = Object.keys(GOOD) as Metric[];

const LINE =
  /^\[[^\]]+\] page=(?<page>\S+) lcp=(?<lcp>\S+) inp=(?<inp>\S+) cls=(?<cls>\S+) rule=(?<rule>\S+) blocked=(?<blocked>\S+)$/;

/** The value that three quarters of the visits did not exceed. */
function upperQuarter(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

/** Reads the log of what pages say of themselves (src/tools/deploy/nginx-log.ts). */
export function createFieldCounter() {
  const values = new Map<string, Record<Metric, number[]>>();
  const refused = new Map<string, number>();
  return {
    /** @returns false for a line of another format */
    add: (line: string): boolean => {
      const facts = LINE.exec(line)?.groups;
      if (!facts) return false;
      const { page = '-', rule = '-', blocked = '' } = facts;
      if (rule !== '-') {
        const key = `${page} ${rule} ${decodeURIComponent(blocked)}`;
        refused.set(key, (refused.get(key) ?? 0) + 1);
      }
      const own = values.get(page) ?? { lcp: [], inp: [], cls: [] };
      for (const metric of METRICS) if (facts[metric] !== '-') own[metric].push(Number(facts[metric]));
      values.set(page, own);
      return true;
    },
    /** A table of pages, the slowest first, then what policies refused. Empty if no line was read. */
    report: (): string => {
      const cell = (metric: Metric, all: readonly number[]): string => {
        if (all.length === 0) return ''.padStart(12);
        const value = upperQuarter(all);
        return `${value}${value > GOOD[metric] ? ' !' : ''}`.padStart(12);
      };
      const rows = [...values]
        .filter(([, own]) => METRICS.some((metric) => own[metric].length > 0))
        .sort(([, one], [, other]) => upperQuarter(other.lcp) - upperQuarter(one.lcp))
        .map(([page, own]) =>
          [
            page.padEnd(36),
            ...METRICS.map((metric) => cell(metric, own[metric])),
            String(own.cls.length).padStart(12),
          ].join(''),
        );
      const head = [
        'page, three quarters are within'.padEnd(36),
        ...[...METRICS, 'visits'].map((name) => name.padStart(12)),
      ].join('');
      return [
        ...(rows.length > 0 ? [head, ...rows, ''] : []),
        ...(refused.size > 0 ? ['refused by the policy: page, rule, what, times'] : []),
        ...[...refused].sort(([, one], [, other]) => other - one).map(([key, count]) => `${key} ${count}`),
      ].join('\n');
    },
  };
}
