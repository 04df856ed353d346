/**
 * One tree of tags for a document made in parts, for programs that read aloud: the parts' own trees hang below it, one behind
 * the other. Which tag a page's words belong to is looked up by numbers of pages, which count on from part to part; cells name
 * their headers by names that `join-pdfs.mjs` has made different in every part.
 * @typedef {{ tags: number, pages: number }} Tagged
 * @typedef {import('./join-pdfs.mjs').Joined} Joined
 */

/** @param {string} text @param {RegExp} pattern */
const told = (text, pattern) => pattern.exec(text)?.[1] ?? ''

/** @param {Joined} joined @param {readonly Tagged[]} parts */
export function joinTags(joined, parts) {
  const [head] = parts
  if (!head) return
  const document = joined.create('<<\n  /Type /StructElem\n  /S /Document\n>>\n')
  /** @type {string[]} */
  const parents = []
  /** @type {string[]} */
  const names = []
  /** @type {string[]} */
  const kids = []
  let before = 0
  for (const { tags, pages } of parts) {
    const root = joined.text(tags)
    for (const [, key, ref] of told(root, /\/Nums \[([^\]]*)/).matchAll(/(\d+) (\d+ 0 R)/g)) {
      parents.push(`${Number(key) + before} ${ref}`)
    }
    names.push(told(root, /\/Names \[([^\]]*)/))
    const own = joined.ref(tags, 'K')
    joined.change(own, (text) => text.replace('/S /Document', '/S /Part'))
    joined.say(own, 'P', `${document} 0 R`)
    kids.push(`${own} 0 R`)
    for (const [, page] of told(joined.text(pages), /\/Kids \[([^\]]*)/).matchAll(/(\d+) 0 R/g)) {
      const key = Number(told(joined.text(Number(page)), /\/StructParents (\d+)/))
      joined.say(Number(page), 'StructParents', key + before)
    }
    before += joined.count(tags, 'ParentTreeNextKey')
  }
  joined.say(document, 'P', `${head.tags} 0 R`)
  joined.say(document, 'K', `[${kids.join(' ')}]`)
  joined.change(head.tags, (text) =>
    text
      .replace(/\/K \[[^\]]*/, `/K [${document} 0 R`)
      .replace(/\/Nums \[[^\]]*/, `/Nums [${parents.join(' ')}`)
      .replace(/\/Names \[[^\]]*/, `/Names [${names.join(' ')}`),
  )
  joined.say(head.tags, 'ParentTreeNextKey', before)
}
