import { trazRecursos } from '../convenios/natureza.ts'
import type { ConvenioFatos } from '../dados/oc4ids/fatos.ts'
import { concedenteOf } from '../dados/oc4ids/partes.ts'
import { FONTES } from '../orcamento/fonte.ts'

const isFonte = (code: string): code is keyof typeof FONTES => Object.hasOwn(FONTES, code)

/** `Emenda de Ana Prado`, `Convênio 900123 com a União`, `Financiamento: Caixa Econômica Federal`. */
function convenioText(convenio: ConvenioFatos): string {
  const { familia, numero, parlamentar } = convenio
  const quem = concedenteOf(convenio)?.name ?? null
  if (familia === 'finisa') return ['Financiamento', quem].filter(Boolean).join(': ')
  const kind = parlamentar === null ? 'Convênio' : `Emenda de ${parlamentar}`
  return [numero === null ? kind : `${kind} ${numero}`, quem].filter(Boolean).join(': ')
}

/** Where the money of a work comes from, each source once. */
export const fontesOf = ({
  fontes,
  convenios,
}: {
  readonly fontes: readonly string[]
  readonly convenios: readonly ConvenioFatos[]
}): string[] => [
  ...new Set([
    ...fontes.map((code) => (isFonte(code) ? FONTES[code] : code)),
    ...convenios.filter(trazRecursos).map(convenioText),
  ]),
]
