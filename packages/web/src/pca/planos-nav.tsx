import type { Plano } from '@paco/domain/pca/plano'
import { unidadesOf } from '@paco/domain/pca/unidades'
import { Link } from '@tanstack/react-router'
import parts from '../ui/data/parts.module.css'
import words from '../ui/theme/words.module.css'
import { planoLink } from './links.ts'

/** The filter of the list that has the items of one plan. */
export type DoPlano = Readonly<Record<string, string>>

const sameYear = (planos: readonly Plano[], ano: number) => planos.filter((other) => other.ano === ano)

/** The unit is named where the year has several. */
export const filtroDoPlano = ({ ano, codigo_unidade }: Plano, planos: readonly Plano[]): DoPlano => ({
  ano: String(ano),
  ...(sameYear(planos, ano).length > 1 && { unidade: codigo_unidade }),
})

interface PlanosNavProps {
  plano: Plano
  planos: readonly Plano[]
}

/** From a plan to those of other years, and to those of other units in its year. */
export function PlanosNav({ plano, planos }: PlanosNavProps) {
  const { ano, codigo_unidade } = plano
  const anos = [...new Set(planos.map((one) => one.ano))]
  const unidades = unidadesOf(sameYear(planos, ano))
  // The first plan of a year needs no naming.
  const hasUnit = (year: number) =>
    sameYear(planos, year).findIndex((one) => one.codigo_unidade === codigo_unidade) > 0
  const row = `${parts.segments} ${words.below16}`
  return (
    <>
      {anos.length > 1 ? (
        <nav aria-label="Planos de cada ano" className={`${row} ${words.tabular}`}>
          {anos.map((year) => (
            <Link
              key={year}
              {...planoLink(year, hasUnit(year) ? codigo_unidade : undefined)}
              aria-current={year === ano ? 'page' : undefined}
            >
              {year}
            </Link>
          ))}
        </nav>
      ) : null}
      {unidades.length > 1 ? (
        <nav aria-label={`Planos de ${ano} por unidade`} className={row}>
          {unidades.map((one) => (
            <Link
              key={one.id}
              {...planoLink(ano, one.codigo_unidade)}
              aria-current={one.codigo_unidade === codigo_unidade ? 'page' : undefined}
            >
              {one.nome_unidade}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  )
}
