import { MESSAGES as CIDADE } from '../cidade/messages.ts'
import { MODULOS, moduloLigado } from '../cidade/modulos.ts'
import type { ModuloKey } from '../cidade/modulos-keys.ts'
import { formatWhole } from '../shared/formats.ts'

/** What a city may say that it has none of, by the criterion of the transparency programme (PNTP) that asks for it. */
interface Ausencia {
  /** As the page says it, the day and who declares it behind. */
  readonly frase: string
  /** What in here would contradict it, one and many. */
  readonly contra: readonly [um: string, muitos: string]
  /** The part of the system on whose page it would stand, where a city may do without that. */
  readonly modulo?: ModuloKey
}

/**
 * Not what law obliges to exist (expenses, contracts with their texts and inspectors, the site's own duties), nor the
 * procurement plan (8.6), of which the programme takes no absence.
 */
export const AUSENCIAS = {
  '5.1': {
    frase: 'Não há convênios nem outras transferências recebidas',
    contra: ['convênio registrado', 'convênios registrados'],
    modulo: 'convenios',
  },
  '5.2': {
    frase: 'Não há transferências realizadas a terceiros',
    contra: ['convênio que repassa recursos', 'convênios que repassam recursos'],
    modulo: 'convenios',
  },
  '5.3': {
    frase: 'Não há acordos sem transferência de recursos',
    contra: ['acordo sem recursos registrado', 'acordos sem recursos registrados'],
    modulo: 'convenios',
  },
  '10.1': { frase: 'Não há obras', contra: ['obra registrada', 'obras registradas'] },
  '10.2': {
    frase: 'Não há obras contratadas',
    contra: ['contrato de obra assinado', 'contratos de obra assinados'],
  },
  '10.3': {
    frase: 'Não há obras medidas nem pagas',
    contra: ['boletim de medição aprovado', 'boletins de medição aprovados'],
  },
  '10.4': { frase: 'Não há obras paralisadas', contra: ['obra paralisada', 'obras paralisadas'] },
  '17.1': {
    frase: 'Não há emendas parlamentares federais',
    contra: ['emenda federal registrada', 'emendas federais registradas'],
    modulo: 'emendas',
  },
  '17.2': {
    frase: 'Não há emendas parlamentares estaduais nem municipais',
    contra: ['emenda registrada', 'emendas registradas'],
    modulo: 'emendas',
  },
  '17.3': {
    frase: 'Não há emendas parlamentares em execução',
    contra: ['emenda registrada', 'emendas registradas'],
    modulo: 'emendas',
  },
} as const satisfies Readonly<Record<string, Ausencia>>

export type CodigoAusencia = keyof typeof AUSENCIAS
export const CODIGOS_AUSENCIA = Object.keys(AUSENCIAS) as CodigoAusencia[]

export const isDeclaravel = (codigo: string): codigo is CodigoAusencia => Object.hasOwn(AUSENCIAS, codigo)

/** How many records speak against each declaration; none where it is not named. */
export type Contrarios = Readonly<Partial<Record<CodigoAusencia, number>>>

/** Why an absence cannot be declared as the city and its records stand; null where it can. */
export function refuseAusencia(codigo: CodigoAusencia, contrarios: Contrarios): string | null {
  const count = contrarios[codigo] ?? 0
  const { contra, modulo }: Ausencia = AUSENCIAS[codigo]
  // Nobody would read it: its page is not there.
  const desligado = MODULOS.find(({ key }) => key === modulo && !moduloLigado(key))
  if (desligado) return CIDADE.moduleOff(desligado.nome)
  if (count === 0) return null
  const found = `${formatWhole(count)} ${contra[count === 1 ? 0 : 1]}`
  return `Há ${found} no Paço: enquanto for assim, não se pode declarar que não há.`
}
