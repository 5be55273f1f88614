export interface Violation {
  readonly field: string;
  readonly message: string;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
};

/** RFC 9457. A problem without a type of its own is told by its status. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly type = 'about:blank',
    readonly violations?: readonly Violation[],
  ) {
    super(detail);
  }

  toBody(instance: string): object {
    return {
      type: this.type,
      title: titles[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      instance,
      ...(this.violations ? { violations: this.violations } : {}),
    };
  }
}

const problemType = (name: string): string => `https://api.chalothorn.example/problems/${name}`;

export const constraintViolation = (violations: readonly Violation[], locale: 'th' | 'en'): Problem =>
  new Problem(
    400,
    locale === 'th' ? 'ข้อมูลบางช่องไม่ถูกต้อง' : 'Some fields are not valid.',
    problemType('constraint-violation'),
    violations,
  );

export const businessRule = (
  status: number,
  name: string,
  detail: string,
  violations?: readonly Violation[],
): Problem => new Problem(status, detail, problemType(name), violations);
