import { createHash } from 'node:crypto'
import type { Momento } from '@paco/domain/diario/momento'
import sharp from 'sharp'

/** Scenes of works for the diary's pictures, drawn: no city's photographs are ours to give away. */

const [WIDTH, HEIGHT] = [1200, 900]
const SKY =
  '<rect width="1200" height="560" fill="#bcd9f2"/><circle cx="1010" cy="140" r="62" fill="#fdf3c4"/>'
const HILLS = '<path d="M0 520 Q240 400 480 500 T960 480 T1200 500 V620 H0Z" fill="#8fb58a"/>'
const GROUND = '<rect y="560" width="1200" height="340" fill="#c9a57a"/>'
const GRASS = '<rect y="560" width="1200" height="340" fill="#93bf74"/>'
const tree = (x: number, y: number) =>
  `<rect x="${x - 9}" y="${y}" width="18" height="70" fill="#7a5a3a"/><circle cx="${x}" cy="${y - 20}" r="58" fill="#4f8a4b"/>`
const stakes = Array.from(
  { length: 13 },
  (_, n) => `<rect x="${60 + n * 90}" y="640" width="10" height="90" fill="#8a6b4a"/>`,
)
const FENCE = `${stakes.join('')}<rect x="40" y="664" width="1120" height="8" fill="#8a6b4a"/>`

const columns = Array.from(
  { length: 6 },
  (_, n) => `<rect x="${290 + n * 120}" y="380" width="24" height="280" fill="#a9a9a4"/>`,
)
const SKELETON = `<rect x="270" y="640" width="680" height="34" fill="#8f8f8a"/>${columns.join('')}
  <rect x="270" y="366" width="680" height="22" fill="#8f8f8a"/><rect x="270" y="506" width="680" height="18" fill="#8f8f8a"/>`
const CRANE = `<rect x="1020" y="180" width="16" height="480" fill="#e0a526"/><rect x="700" y="190" width="420" height="12" fill="#e0a526"/>
  <rect x="780" y="202" width="4" height="120" fill="#555"/><rect x="752" y="322" width="60" height="36" fill="#9c5c3c"/>`
const windows = Array.from({ length: 12 }, (_, n) => {
  const [x, y] = [320 + (n % 6) * 102, n < 6 ? 410 : 530]
  return `<rect x="${x}" y="${y}" width="62" height="70" fill="#6fa3cf"/><rect x="${x + 29}" y="${y}" width="4" height="70" fill="#fff"/>`
})
const BUILDING = `<rect x="270" y="360" width="680" height="310" fill="#f3ead9"/><path d="M240 366 L610 250 L980 366Z" fill="#b5543c"/>
  ${windows.join('')}<rect x="574" y="590" width="72" height="80" fill="#5a3d2b"/>`

const ROAD_EARTH = '<path d="M430 560 L770 560 L1180 900 L20 900Z" fill="#a67c52"/>'
const ROAD_GRAVEL =
  '<path d="M430 560 L770 560 L1180 900 L20 900Z" fill="#8d8d8a"/><path d="M440 560 L600 560 L560 900 L60 900Z" fill="#4a4a4d"/>'
const ROLLER =
  '<rect x="640" y="640" width="170" height="90" rx="10" fill="#e0a526"/><circle cx="660" cy="746" r="46" fill="#444"/><circle cx="796" cy="752" r="38" fill="#444"/><rect x="720" y="580" width="70" height="66" fill="#2f4f6f"/>'
const dashes = Array.from(
  { length: 5 },
  (_, n) =>
    `<rect x="${594 - n * 3}" y="${580 + n * 64}" width="${12 + n * 6}" height="${26 + n * 6}" fill="#fff"/>`,
)
const ROAD_DONE = `<path d="M430 560 L770 560 L1180 900 L20 900Z" fill="#3f4145"/>${dashes.join('')}
  <path d="M410 560 L430 560 L20 900 L-50 900Z M770 560 L790 560 L1250 900 L1180 900Z" fill="#c9c9c4"/>`

export type Obra = 'predio' | 'via'
const CENAS: Record<Obra, Record<Momento, string>> = {
  predio: {
    antes: SKY + HILLS + GRASS + tree(180, 520) + tree(1020, 540) + FENCE,
    durante: SKY + HILLS + GROUND + SKELETON + CRANE,
    depois: SKY + HILLS + GRASS + tree(150, 560) + BUILDING + tree(1080, 570),
  },
  via: {
    antes: SKY + HILLS + GRASS + ROAD_EARTH + tree(160, 560),
    durante: SKY + HILLS + GROUND + ROAD_GRAVEL + ROLLER,
    depois: SKY + HILLS + GRASS + ROAD_DONE + tree(140, 570) + tree(1090, 560),
  },
}

const fingerprintOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A picture as a camera would have sent it, and as it is shown. */
async function draw(scene: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${scene}</svg>`
  const drawn = sharp(Buffer.from(svg))
  const original = await drawn.clone().jpeg({ quality: 80 }).toBuffer()
  const shown = await drawn.clone().webp({ quality: 70 }).toBuffer()
  const small = await drawn.clone().resize(480).webp({ quality: 70 }).toBuffer()
  const recoded = (bytes: Buffer) => ({ bytes, fingerprint: fingerprintOf(bytes).slice(0, 20) })
  return { original, sha256: fingerprintOf(original), foto: recoded(shown), miniatura: recoded(small) }
}
export type Cena = Awaited<ReturnType<typeof draw>>

/** Each scene once. */
export async function drawCenas(): Promise<Record<Obra, Record<Momento, Cena>>> {
  const all = async (of: Record<Momento, string>) => ({
    antes: await draw(of.antes),
    durante: await draw(of.durante),
    depois: await draw(of.depois),
  })
  return { predio: await all(CENAS.predio), via: await all(CENAS.via) }
}
