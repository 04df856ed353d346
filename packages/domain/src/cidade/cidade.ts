import * as z from 'zod/mini'
import { cnpj } from '../shared/cnpj.ts'
import { latitude, longitude } from '../shared/degrees.ts'
import * as fields from '../shared/fields.ts'
import { fold } from '../shared/fold.ts'
import { FUSO_KEYS } from '../shared/fusos.ts'
import { labelled } from '../shared/labels.ts'
import { isReadable, nearestReadable } from './cor.ts'
import { endereco } from './endereco.ts'
import { MESSAGES } from './messages.ts'
import { FAMILIA_MODULOS, MODULO_KEYS } from './modulos-keys.ts'
import { familiasDaCidade } from './rotulos.ts'
import { codigoTribunal, corte } from './tribunais.ts'
import { UFS } from './ufs.ts'

const said = z.nullable(z.string())

/** Whose system this is. A city that has not said its name yet has none. */
export const cidade = z.object({
  nome: said,
  uf: z.nullable(z.enum(UFS)),
  ibge: said,
  nome_orgao: z.string(),
  nome_sistema: z.string(),
  cnpj: said,
  endereco: said,
  telefone: said,
  /** The clock by which its days are counted. */
  fuso: z.enum(FUSO_KEYS),
  /** Where its map opens. */
  centro_latitude: z.number(),
  centro_longitude: z.number(),
  zoom: z.number(),
  /** Farther from the centre than this a point is likely a slip of the keyboard. */
  raio_km: z.number(),
  site: said,
  esic: said,
  ouvidoria: said,
  /** Who answers for personal data (LGPD, art. 41), and how they are reached. */
  encarregado: said,
  encarregado_contato: said,
  portal_contabil: said,
  /** The court of accounts that oversees it, by its code. */
  tribunal: said,
  /** What is known of that court; nothing where no pack and nobody said it. */
  corte: z.nullable(corte),
  cor_primaria: said,
  /** The path of its coat of arms, which changes with it. */
  brasao: said,
  /** The parts of the system that it does without. */
  modulos_desligados: z.array(z.enum(MODULO_KEYS)),
  /** What it calls the families of agreements, in its order; none where it calls them as ever. */
  familias: z.array(z.object({ chave: z.enum(FAMILIA_MODULOS), nome: z.string() })),
  versao: z.number(),
})
export type Cidade = z.output<typeof cidade>

/** What its fields are called. */
export const LABELS = {
  nome: 'Município',
  uf: 'UF',
  ibge: 'Código do IBGE',
  nome_orgao: 'Nome do órgão',
  nome_sistema: 'Nome do sistema',
  cnpj: 'CNPJ',
  endereco: 'Endereço',
  telefone: 'Telefone',
  fuso: 'Fuso horário',
  centro_latitude: 'Latitude do centro',
  centro_longitude: 'Longitude do centro',
  zoom: 'Aproximação inicial',
  raio_km: 'Raio do município (km)',
  site: 'Site',
  esic: 'e-SIC',
  ouvidoria: 'Ouvidoria',
  encarregado: 'Encarregado de dados pessoais',
  encarregado_contato: 'Contato do encarregado',
  portal_contabil: 'Portal contábil',
  tribunal: 'Tribunal de contas',
  cor_primaria: 'Cor principal',
  modulos_desligados: 'Módulos desligados',
  familias: 'Famílias de convênios',
}

/** White letters stand on it; one on which they cannot be read is refused with the nearest that they can. */
const colour = z.string({ error: MESSAGES.badColour }).check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^#[0-9a-f]{6}$/, { error: MESSAGES.badColour, abort: true }),
  z.refine(isReadable, { error: ({ input }) => MESSAGES.unreadable(nearestReadable(String(input))) }),
)

/** Each once, in the order of the list. Whoever uses no family of agreements does without agreements. */
const modulos = z.pipe(
  z.array(z.enum(MODULO_KEYS, MESSAGES.badModule), MESSAGES.badModule).check(
    z.maxLength(MODULO_KEYS.length),
    z.refine((keys) => FAMILIA_MODULOS.some((key) => !keys.includes(key)), MESSAGES.noFamily),
  ),
  z.transform((keys) => MODULO_KEYS.filter((key) => keys.includes(key))),
)

const isOnce = (texts: readonly string[]) => new Set(texts).size === texts.length

/** Each once, and no two called alike, those that are not named among them; none restores the usual words and order. */
const familias = z
  .array(
    z.object({ chave: z.enum(FAMILIA_MODULOS, MESSAGES.badFamily), nome: fields.requiredText(40) }),
    MESSAGES.badFamily,
  )
  .check(
    z.maxLength(FAMILIA_MODULOS.length, MESSAGES.badFamily),
    z.refine((all) => isOnce(all.map(({ chave }) => chave)), { error: MESSAGES.badFamily, abort: true }),
    z.refine(
      (all) => isOnce(familiasDaCidade({ familias: all }).map(({ nome }) => fold(nome))),
      MESSAGES.sameLabel,
    ),
  )

/** What is missing stays as it is: each section of the page sends its own. */
export const cidadeUpdate = labelled(
  z.object({
    nome: fields.optionalText(120),
    uf: fields.clearable(z.enum(UFS, MESSAGES.badUf)),
    ibge: fields.clearable(z.string({ error: MESSAGES.badIbge }).check(z.regex(/^\d{7}$/, MESSAGES.badIbge))),
    nome_orgao: z.optional(fields.requiredText(80)),
    nome_sistema: z.optional(fields.requiredText(60)),
    cnpj: fields.clearable(cnpj),
    endereco: fields.optionalText(200),
    telefone: fields.optionalText(40),
    fuso: z.optional(z.enum(FUSO_KEYS, MESSAGES.badFuso)),
    centro_latitude: z.optional(latitude),
    centro_longitude: z.optional(longitude),
    zoom: z.optional(fields.integer(3, 18)),
    raio_km: z.optional(fields.integer(1, 600)),
    site: endereco,
    esic: fields.optionalText(300),
    ouvidoria: fields.optionalText(300),
    encarregado: fields.optionalText(200),
    encarregado_contato: fields.optionalText(300),
    portal_contabil: endereco,
    tribunal: fields.clearable(codigoTribunal),
    cor_primaria: fields.clearable(colour),
    modulos_desligados: z.optional(modulos),
    familias: z.optional(familias),
    versao: fields.versao,
  }),
  LABELS,
)
export type CidadeUpdate = z.output<typeof cidadeUpdate>
