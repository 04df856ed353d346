import { addDays, type Day } from '../shared/days.ts'

/** When a kind of document becomes everybody's to read: an event, never somebody's choice. */
export const ACESSOS = [
  'publico',
  'publico_apos_edital',
  'publico_apos_homologacao',
  'sigiloso_ate_resultado',
  'publico_sem_dados_bancarios',
  'restrito',
] as const
export type Acesso = (typeof ACESSOS)[number]

export const ACESSO_LABELS: Record<Acesso, string> = {
  publico: 'Público desde a inclusão',
  publico_apos_edital: 'Público a partir do edital ou do ato da contratação direta',
  publico_apos_homologacao: 'Público a partir da homologação',
  sigiloso_ate_resultado: 'Sigiloso até o resultado da licitação',
  publico_sem_dados_bancarios: 'Público em versão sem conta bancária e CPF',
  restrito: 'Restrito à secretaria, aos auditores e aos administradores',
}

/** On which legal ground a person restricts what the rule would have public (Lei 12.527). */
export const FUNDAMENTOS = ['pessoal', 'reservado', 'secreto', 'ultrassecreto', 'sigilo_legal'] as const
export type Fundamento = (typeof FUNDAMENTOS)[number]
export const FUNDAMENTO_LABELS: Record<Fundamento, string> = {
  pessoal: 'Informação pessoal (LAI, art. 31)',
  reservado: 'Reservado (LAI, art. 24, III)',
  secreto: 'Secreto (LAI, art. 24, II)',
  ultrassecreto: 'Ultrassecreto (LAI, art. 24, I)',
  sigilo_legal: 'Sigilo de outra lei (LAI, art. 22)',
}
/** For how many years each may restrict at most, counted from the day it is said. */
export const ANOS: Record<Fundamento, number> = {
  pessoal: 100,
  reservado: 5,
  secreto: 15,
  ultrassecreto: 25,
  sigilo_legal: 100,
}

/** Kinds of documents whose publication is the event itself. */
export const ATOS_DO_EDITAL: readonly string[] = ['edital', 'aviso-direta']
export const ATOS_DO_RESULTADO: readonly string[] = ['homologacao']

/** What happened to the undertaking a document belongs to, by days. */
export interface Eventos {
  /** The tender's notice, or the act of a direct contracting, was kept here as public. */
  readonly edital: Day | null
  /** The result: homologation, or the signature that follows it. */
  readonly resultado: Day | null
}

interface Guardado {
  readonly acesso: Acesso
  /** The day it was kept. */
  readonly incluido: Day
  /** Whether a version for the public was kept beside it, and on which day. */
  readonly versao_publica: Day | null
  /** Whether its record is everybody's to read. */
  readonly aberto: boolean
  /** The last day of a restriction; null where there is none. */
  readonly restrito_ate: Day | null
  readonly vigente: boolean
  /** Whether the antivirus holds back the file that would be everybody's. */
  readonly retido: boolean
}

/** The latest of these days; null where one of them has not come, or there are none. */
const later = (...days: readonly (Day | null)[]): Day | null =>
  days.length === 0
    ? null
    : days.reduce((latest, day) => (latest === null || day === null ? null : latest > day ? latest : day))

const earliest = (days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((first, day) => (first === null || day < first ? day : first), null)

/** From which day on its rule has it public; null while it has not. */
export function publicoPelaRegra(
  { acesso, incluido, versao_publica }: Pick<Guardado, 'acesso' | 'incluido' | 'versao_publica'>,
  { edital, resultado }: Eventos,
): Day | null {
  switch (acesso) {
    case 'publico':
      return incluido
    case 'publico_apos_edital':
      return later(incluido, edital)
    case 'publico_apos_homologacao':
    case 'sigiloso_ate_resultado':
      return later(incluido, resultado)
    case 'publico_sem_dados_bancarios':
      return versao_publica
    case 'restrito':
      return null
  }
}

type Restringivel = Pick<Guardado, 'vigente' | 'restrito_ate' | 'retido'>

/** Neither void, held back nor restricted on this day. */
const isLivre = ({ vigente, retido, restrito_ate }: Restringivel, today: Day): boolean =>
  vigente && !retido && (restrito_ate === null || restrito_ate < today)

/** What was restricted is read from the day after on. */
const depoisDaRestricao = (day: Day, { restrito_ate }: Restringivel): Day =>
  restrito_ate === null || restrito_ate < day ? day : addDays(restrito_ate, 1)

/** From which day on everyone may read it; null while nobody outside may. */
export function publicoDesde(documento: Guardado, eventos: Eventos, today: Day): Day | null {
  const desde = publicoPelaRegra(documento, eventos)
  if (!documento.aberto || desde === null || desde > today || !isLivre(documento, today)) return null
  return depoisDaRestricao(desde, documento)
}

/** A notice, or a homologation, kept with the project or one of its contracts. */
export interface Ato extends Restringivel {
  readonly codigo: string
  readonly incluido: Day
  readonly data_documento: Day | null
  /** Whether its own rule has it public at once: an act that nobody reads opens nothing. */
  readonly publico: boolean
}

/** The events of one project: the first of the acts that are public, and for the result the first signature too. */
export function eventosDe(atos: readonly Ato[], assinaturas: readonly Day[], today: Day): Eventos {
  const daysOf = (codigos: readonly string[]) =>
    atos
      .filter((ato) => codigos.includes(ato.codigo) && ato.publico && isLivre(ato, today))
      .map((ato) => depoisDaRestricao(later(ato.incluido, ato.data_documento ?? ato.incluido) as Day, ato))
      .filter((day) => day <= today)
  return {
    edital: earliest(daysOf(ATOS_DO_EDITAL)),
    resultado: earliest([
      ...daysOf(ATOS_DO_RESULTADO),
      ...assinaturas.filter((assinatura) => assinatura <= today),
    ]),
  }
}

/** Of a document of several projects: an event of it is one that all of them had. */
export const eventosDeTodos = (eventos: readonly Eventos[]): Eventos => ({
  edital: later(...eventos.map(({ edital }) => edital)),
  resultado: later(...eventos.map(({ resultado }) => resultado)),
})
