/** Checks who may import whom, that the rules are pure, and that only a title names itself. */
import { checkTree } from './boundaries/check.ts';
import { root } from './lib/tree.ts';

const { files, violations } = checkTree(root);
for (const { file, line, rule, advice } of violations) {
  console.error(`${file}:${line}  ${rule}  ${advice}`);
}
console.log(`boundaries: ${violations.length} broken in ${files} files`);
process.exitCode = violations.length === 0 ? 0 : 1;
