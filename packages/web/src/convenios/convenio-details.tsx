import { isAsked } from '@paco/domain/convenios/conferencia'
import { type Convenio, columnsFor } from '@paco/domain/convenios/convenio'
import type { KnownFamilia } from '@paco/domain/convenios/familias'
import type { SessionUser } from '@paco/domain/shared/roles'
import lists from '../ui/data/facts.module.css'
import { formatCell } from '../ui/list-screen/format-cell.ts'
import { asTyped } from './as-typed.ts'
import classes from './convenio-details.module.css'
import { RepassesCard } from './repasses-card.tsx'

interface ConvenioDetailsProps {
  familia: KnownFamilia
  convenio: Convenio
  who: SessionUser | null
}

const LONG = 60

/** The fields that do not fit the list's line. */
export function ConvenioDetails({ familia, convenio, who }: ConvenioDetailsProps) {
  const typed = asTyped(familia, convenio)
  const listed = new Set(familia.campos.filter(({ inList }) => inList).map(({ key }) => key))
  // What an agreement of its kind does not have is not told as missing.
  const left = new Set(familia.campos.filter((campo) => !isAsked(campo, convenio)).map(({ key }) => key))
  const columns = columnsFor(familia, who).filter(
    ({ key }) => key !== 'id' && !listed.has(key) && !left.has(key),
  )
  return (
    <>
      <dl className={`${lists.facts} ${classes.facts}`}>
        {columns.map((column) => {
          const text = formatCell(column, typed[column.key])
          return (
            <div key={column.key} data-long={text.length > LONG || undefined}>
              <dt>{column.label}</dt>
              <dd>{text}</dd>
            </div>
          )
        })}
      </dl>
      <RepassesCard familia={familia} convenio={convenio} who={null} />
    </>
  )
}
