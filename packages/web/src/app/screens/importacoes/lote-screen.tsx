import type { SearchParams } from '@paco/domain/http/view'
import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listaPath } from '../../../importacoes/destinos.ts'
import { LoteDe } from '../../../importacoes/lote/lote-lido.tsx'
import { filtroOf } from '../../../importacoes/lote/queries.ts'
import { PATHS } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** `?lista=` says whose records, the list's own filters or `?ids=` which, `?colunas=` what is shown of them. */
export function LoteScreen() {
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as SearchParams
  const lista = asText(search.lista)
  const descritor = descritorDaLista(lista)
  const back = useReturn(listaPath(lista) ?? PATHS.importacoes)
  const link = <BackLink {...back.link}>{back.title ?? descritor?.titulo ?? 'Importações'}</BackLink>
  if (!descritor)
    return (
      <>
        <PageHeader title="Editar em lote" lead="" back={link} />
        <EmptyState
          title="Esta lista não se edita em lote."
          text="Abra uma lista e escolha “Editar em lote”."
        />
      </>
    )
  const filtro = filtroOf(lista, search)
  const colunas = asText(search.colunas)
  return (
    <LoteDe
      key={`${lista} ${JSON.stringify(filtro)}`}
      descritor={descritor}
      filtro={filtro}
      colunas={colunas === '' ? null : colunas.split(',')}
      onColunas={(keys) =>
        void navigate({
          to: PATHS.lote,
          search: { ...search, colunas: keys.join(',') } as never,
          replace: true,
        })
      }
      back={link}
    />
  )
}
