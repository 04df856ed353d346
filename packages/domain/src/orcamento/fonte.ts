import * as z from 'zod/mini'
import { REQUIRED } from '../shared/errors.ts'

/** The six sources of the specification. */
export const FONTES = {
  '01': 'Tesouro',
  '02': 'Transferências e Convênios Estaduais - Vinculados',
  '05': 'Transferências e Convênios Federais - Vinculados',
  '07': 'Operações de Crédito',
  '91': 'Tesouro - Exercícios Anteriores',
  '95': 'Transferências e Convênios Federais - Vinculados - Exercícios Anteriores',
} as const
export type Fonte = keyof typeof FONTES

export const FONTE_CODES = Object.keys(FONTES).sort() as Fonte[]

/** `01 Tesouro`, as people read it. */
export const FONTE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  FONTE_CODES.map((code) => [code, `${code} ${FONTES[code]}`]),
)

const isFonte = (code: string): code is Fonte => code in FONTES

/** The code, however it was sent: `01`, or `01 Tesouro` as the old select box did. */
export const fonte = z.pipe(
  z.string({ error: REQUIRED }),
  z.transform((text, context): Fonte => {
    const code = /^\s*(\d{2})(?!\d)/.exec(text)?.[1] ?? ''
    if (isFonte(code)) return code
    context.issues.push({
      code: 'custom',
      message: text.trim() === '' ? REQUIRED : 'Escolha uma das seis fontes de recurso.',
      input: text,
    })
    return z.NEVER
  }),
)

/** Where the money of an STN source comes from, for those whose name says it. */
type Origem = 'estadual' | 'federal' | 'crédito' | 'próprio'

const STN_ORIGENS: Readonly<Record<Origem, readonly string[]>> = {
  estadual: ['571', '576', '621', '632', '661', '701', '705', '710', '748'],
  federal: [
    ...['503', '541', '542', '543', '546', '550', '551', '552', '553', '569', '570'],
    ...['600', '601', '602', '603', '604', '605', '631', '660', '700', '704', '706', '707', '708', '709'],
    ...['720', '721', '747'],
  ],
  crédito: ['574', '634', '754'],
  próprio: ['500', '501', '502'],
}

/** The three digits of an STN source; a digit for the year may stand before them, as in `1.500`. */
const stnDigits = (code: string): string => code.replace(/\D/g, '').slice(-3)

export function stnOrigem(code: string): Origem | null {
  const digits = stnDigits(code)
  const found = Object.entries(STN_ORIGENS).find(([, codes]) => codes.includes(digits))
  return found ? (found[0] as Origem) : null
}

/** What a source promises of the STN source beside it; the treasury's own promise nothing. */
export const FONTE_ORIGEM: Readonly<Partial<Record<Fonte, Origem>>> = {
  '02': 'estadual',
  '05': 'federal',
  '07': 'crédito',
  '95': 'federal',
}
