/**
 * How much is measured: everything; a short look (`--quick`), which keeps nothing; or each thing once and as small as can be
 * (`--once`), whose figures say nothing and which the tests run to its end, so that no benchmark rots. There PostgreSQL stands in
 * the place of the embedded database, which takes several times as long to come up as all else, and which other tests open.
 */
export const once = process.argv.includes('--once')
export const quick = once || process.argv.includes('--quick')
