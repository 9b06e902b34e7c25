import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** What is found in a file: the name of the rule, or what is said where no rule says it. */
export interface Finding {
  line: number;
  rule: string;
  message: string;
}

interface Report {
  diagnostics: { filename: string; code?: string; message: string; labels: { span: { line: number } }[] }[];
}

/** Runs the linter with our configuration on files that are given as text, each at its place in the project; by their paths. */
export function runLinter(files: Record<string, string>): Record<string, Finding[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'intake-lint-'));
  try {
    cpSync(path.join(project, '.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
    cpSync(path.join(project, 'tools/lint'), path.join(root, 'tools/lint'), { recursive: true });
    for (const folder of ['node_modules', 'apps/storybook/package.json']) {
      mkdirSync(path.dirname(path.join(root, folder)), { recursive: true });
      symlinkSync(path.join(project, folder), path.join(root, folder));
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const { stdout, stderr } = spawnSync(path.join(project, 'node_modules/.bin/oxlint'), ['--format', 'json', ...Object.keys(files)], { cwd: root, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const found: Record<string, Finding[]> = Object.fromEntries(Object.keys(files).map((file) => [file, []]));
    for (const { filename, code, message, labels } of (JSON.parse(stdout) as Report).diagnostics)
      found[path.relative(root, path.resolve(root, filename))]!.push({ line: labels[0]?.span.line ?? 0, rule: code ?? message, message });
    return found;
  } finally {
    rmSync(root, { recursive: true });
  }
}
