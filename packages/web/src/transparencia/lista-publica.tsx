import type { Call } from '@paco/domain/http/call'
import type { List } from '@paco/domain/http/list'
import { formatInstant } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import type { PaginaContada } from '@paco/domain/transparencia/contract'
import { ANOS, type NomePagina, paginaOf } from '@paco/domain/transparencia/paginas'
import { jsonExport } from '../ui/list-screen/export-list.ts'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter, ListScreenProps } from '../ui/list-screen/types.ts'
import { Notice } from '../ui/notice.tsx'
import words from '../ui/theme/words.module.css'
import { usePagina } from './queries.ts'

interface ListaPublicaProps<L extends List, C extends Call>
  extends Omit<ListScreenProps<L, C>, 'about' | 'back' | 'lead' | 'mayImport' | 'otherExports'> {
  pagina: NomePagina
}

const anoFilter = (key: string, anos: readonly number[]): Filter => ({
  key,
  label: ANOS[key] ?? key,
  control: 'select',
  options: anos.map((ano) => ({ value: ano, label: String(ano) })),
})

/** `42 obras. Atualizado em 17/11/2026 09:00.` */
function leadOf(pagina: NomePagina, total: number, contada: PaginaContada | undefined): string {
  const { um, varios } = paginaOf(pagina)
  const count = `${formatWhole(total)} ${total === 1 ? um : varios}.`
  const em = contada?.atualizado_em
  return em ? `${count} Atualizado em ${formatInstant(em)}.` : count
}

/** What the city declares that it has none of; below the list, which it would push down when it comes. */
const Declarado = ({ frases }: { frases: readonly string[] }) =>
  frases.map((frase) => (
    <div key={frase} className={words.above16}>
      <Notice tone="info">{frase}</Notice>
    </div>
  ))

/** A list that everyone reads: by year where its records have one, and to take along as a file of any kind. */
export function ListaPublica<const L extends List, C extends Call>({
  pagina,
  filters = [],
  ...props
}: ListaPublicaProps<L, C>) {
  const contada = usePagina(pagina)
  const { list, call } = props
  const byAno = Object.keys(ANOS)
    .filter((key) => key in list.filters && props.fixed?.[key] === undefined)
    .map((key) => anoFilter(key, contada?.anos ?? []))
  return (
    <>
      <ListScreen<L, C>
        {...(props as ListScreenProps<L, C>)}
        dense
        about={paginaOf(pagina).sobre}
        lead={({ total }) => leadOf(pagina, total, contada)}
        filters={[...byAno, ...filters]}
        otherExports={[jsonExport(list, call)]}
      />
      <Declarado frases={contada?.declarado ?? []} />
    </>
  )
}
