/** A PDF of one page, as small as one can be: a heading and lines below it, in letters every reader has. */

const WIDTH = 595
const HEIGHT = 842
const LEFT = 60

/** Text as PDF spells it: in Latin letters, without what would end it. */
const spelled = (text: string) =>
  text
    .replaceAll('–', '-')
    .replaceAll('·', '-')
    .replace(/[^\x20-\xff]/g, '')
    .replace(/[\\()]/g, '\\$&')

/** Lines of at most so many letters, broken between words. */
function wrap(text: string, letters: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? ''
    if (last !== '' && last.length + word.length >= letters) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

const shown = (lines: readonly string[], { font, size, top }: { font: string; size: number; top: number }) =>
  `BT /${font} ${size} Tf ${LEFT} ${top} Td ${size * 1.5} TL ${lines.map((line) => `(${spelled(line)}) Tj T*`).join(' ')} ET`

export function pdfPequeno(cidade: string, titulo: string, linhas: readonly string[]): Buffer {
  const heading = wrap(titulo, 44)
  const content = [
    shown([cidade], { font: 'F1', size: 11, top: HEIGHT - 70 }),
    `${LEFT} ${HEIGHT - 82} m ${WIDTH - LEFT} ${HEIGHT - 82} l S`,
    shown(heading, { font: 'F2', size: 18, top: HEIGHT - 130 }),
    shown(
      linhas.flatMap((linha) => wrap(linha, 84)),
      { font: 'F1', size: 11, top: HEIGHT - 150 - 27 * heading.length },
    ),
  ].join('\n')
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(pt-BR)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
