import { expect, test } from 'vitest'
import { attributionOf, usableTemplate, worldTile } from './tiles.ts'

const OSM = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

test.each([
  [OSM, '© OpenStreetMap contributors'],
  ['https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png', '© OpenStreetMap contributors'],
  ['https://mapas.cidade.gov.br/{z}/{x}/{y}{r}.png', 'mapas.cidade.gov.br'],
  ['https://{s}.mapas.gov.br/{z}/{x}/{-y}.png', 'mapas.gov.br'],
  ['https://notopenstreetmap.org/{z}/{x}/{y}.png', 'notopenstreetmap.org'],
  ['', undefined],
])('%s is attributed as %s', (template, text) => expect(attributionOf(template)?.text).toBe(text))

test.each([
  [OSM, OSM],
  ['', null],
  ['https://mapas.gov.br/{z}/{x}.png', null],
  ['https://mapas.gov.br/{key}/{z}/{x}/{y}.png', null],
])('%s can be asked for tiles: %s', (template, usable) => expect(usableTemplate(template)).toBe(usable))

test.each([
  [OSM, 'https://tile.openstreetmap.org/0/0/0.png'],
  ['https://{s}.mapas.gov.br/{z}/{x}/{-y}{r}.png', 'https://a.mapas.gov.br/0/0/0.png'],
])('the world on %s is %s', (template, address) => expect(worldTile(template)).toBe(address))
