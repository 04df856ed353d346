import { type Day, parseDay } from '../shared/days.ts'
import { type Campos, REQUIRED } from '../shared/errors.ts'
import { ANOS } from './acesso.ts'
import type { Restricao } from './documento.ts'
import { MESSAGES } from './messages.ts'
import type { Regra } from './regra.ts'

/** What a document says of itself, whole: as it is sent, or as an edit would leave it. */
export interface Dito {
  readonly etapa: number | null
  readonly codigo: string | null
  readonly data_documento: Day | null
  readonly link: string | null
  readonly link_conferido_em: Day | null
}

/** Its kind, as far as it decides here. */
type Tipo = Pick<Regra, 'etapa' | 'aceita_link'>

/** The number of a process in another system: letters, figures and what stands between them. */
const PROCESSO = /^[\p{L}\p{N}][\p{L}\p{N}\s.,/_ºª()-]*$/u

const ENDERECO = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(:\d{1,5})?([/?#][^\s\\]*)?$/iu

/** An address of the web that anyone can follow: nothing that runs, and nobody's password in it. */
export const isEndereco = (link: string): boolean => ENDERECO.test(link)

const isProcesso = (link: string): boolean => PROCESSO.test(link) && /\d/.test(link)

function linkMistakes({ link, link_conferido_em }: Dito, tipo: Tipo | null, today: Day): Campos {
  if (link === null) return {}
  if (!isEndereco(link) && !isProcesso(link)) return { link: MESSAGES.badLink }
  if (tipo !== null && !tipo.aceita_link) return { link: MESSAGES.linkNotEnough }
  if (link_conferido_em === null) return { link_conferido_em: MESSAGES.needsChecked }
  return link_conferido_em > today ? { link_conferido_em: MESSAGES.future } : {}
}

/** What is wrong with what a document says, by field. Its kind is null where it has none or there is no such kind. */
export function mistakesOf(dito: Dito, tipo: Tipo | null, today: Day): Campos {
  const { codigo, etapa, data_documento } = dito
  return {
    ...(codigo !== null && tipo === null ? { codigo: MESSAGES.unknownCodigo } : {}),
    ...(tipo !== null && etapa !== null && etapa !== tipo.etapa ? { etapa: MESSAGES.otherEtapa } : {}),
    ...(data_documento !== null && data_documento > today ? { data_documento: MESSAGES.future } : {}),
    ...linkMistakes(dito, tipo, today),
  }
}

/** What a new document is: one file, sent along or before, or an address. */
export function conteudoMistakes(sent: { arquivo: boolean; envio: boolean; link: boolean }): Campos {
  if (sent.arquivo && sent.envio) return { envio: MESSAGES.oneFile }
  if ((sent.arquivo || sent.envio) && sent.link) return { link: MESSAGES.oneOfBoth }
  return sent.arquivo || sent.envio || sent.link ? {} : { arquivo: MESSAGES.fileOrLink }
}

/** The same day so many years later; the last of February where there is none. */
function inYears(day: Day, years: number): Day {
  const there = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return parseDay(there) ?? `${there.slice(0, 8)}28`
}

/** What is wrong with a restriction: it has a ground, a reason and a day within the law's term, or is none at all. */
export function restricaoMistakes(
  { restrito_base = null, restrito_motivo = null, restrito_ate = null }: Omit<Restricao, 'versao'>,
  today: Day,
): Campos {
  if (restrito_base === null)
    return restrito_motivo === null && restrito_ate === null ? {} : { restrito_base: REQUIRED }
  return {
    ...(restrito_motivo === null ? { restrito_motivo: REQUIRED } : {}),
    ...(restrito_ate === null
      ? { restrito_ate: REQUIRED }
      : restrito_ate < today
        ? { restrito_ate: MESSAGES.termPast }
        : restrito_ate > inYears(today, ANOS[restrito_base])
          ? { restrito_ate: MESSAGES.termTooLong }
          : {}),
  }
}
