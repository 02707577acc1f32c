import type { LabReport } from '../../module/lab.ts';
export function labPage(_report: LabReport, _run: { readonly seed: string; readonly key: string }): string {
  return '';
}
