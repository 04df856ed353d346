import { formatTamanho, shortHash } from '@paco/domain/arquivos/arquivo'
import { documentosCalls } from '@paco/domain/documentos/contract'
import type { Documento } from '@paco/domain/documentos/documento'
import { ENTIDADE_LABELS } from '@paco/domain/documentos/donos'
import { formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pageOf } from '../http/reads.ts'
import { PATHS } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { isAddress } from './links.ts'

const LIMITE = 10

/** What everyone may read of a project and of what is part of it, a page at a time. */
const publicosQuery = (id_projeto: number, pagina: number) => ({
  ...pageOf(documentosCalls.listDocumentos, { query: { id_projeto, pagina, limite: LIMITE } }),
  placeholderData: keepPreviousData,
})

/** The file to be saved, or where it was published. A public file needs no login: a plain link fetches it. */
function Content({ documento: { id, titulo, link, versao_atual } }: { documento: Documento }) {
  if (versao_atual === null)
    return link !== null && isAddress(link) ? (
      <a href={link} target="_blank" rel="noreferrer external" aria-label={`Abrir ${titulo}`}>
        Abrir endereço
      </a>
    ) : (
      (link ?? '-')
    )
  const { nome, sha256 } = versao_atual.arquivo
  return (
    <span className={`${words.wrap} ${words.gap4x12} ${shared.screenOnly}`}>
      <a href={`/api/documentos/${id}/arquivo`} download={nome} aria-label={`Baixar ${titulo}`}>
        Baixar
      </a>
      <Link to={PATHS.verificar} search={{ sha256 } as never} aria-label={`Verificar ${titulo}`}>
        Verificar
      </Link>
    </span>
  )
}

function Row({ documento }: { documento: Documento }) {
  const { titulo, entidade, numero, data_documento, publico_desde, versao_atual } = documento
  const arquivo = versao_atual?.arquivo
  return (
    <tr>
      <th scope="row">
        {titulo}
        <span className={`${shared.small} ${words.block}`}>
          {[ENTIDADE_LABELS[entidade], ...(numero === null ? [] : [`nº ${numero}`])].join(' · ')}
        </span>
      </th>
      <td data-label="Data" className={words.nowrap}>
        {formatDay(data_documento ?? publico_desde ?? '')}
      </td>
      <td data-label="Tamanho" data-number>
        {arquivo ? formatTamanho(arquivo.tamanho) : '-'}
      </td>
      <td data-label="SHA-256" title={arquivo?.sha256}>
        {arquivo ? <code>{shortHash(arquivo.sha256)}…</code> : '-'}
      </td>
      <td data-label="Arquivo">
        <Content documento={documento} />
      </td>
    </tr>
  )
}

interface PagerProps {
  pagina: number
  total: number
  onPage: (pagina: number) => void
}

function Pager({ pagina, total, onPage }: PagerProps) {
  const first = (pagina - 1) * LIMITE + 1
  const last = Math.min(total, pagina * LIMITE)
  return (
    <nav
      aria-label="Páginas dos documentos públicos"
      className={`${shared.line} ${words.gap12} ${words.above12} ${shared.screenOnly}`}
    >
      <Button variant="default" size="xs" disabled={pagina === 1} onClick={() => onPage(pagina - 1)}>
        Anteriores
      </Button>
      <span role="status" className={shared.note}>
        {first}–{last} de {formatWhole(total)}
      </span>
      <Button variant="default" size="xs" disabled={last === total} onClick={() => onPage(pagina + 1)}>
        Próximos
      </Button>
    </nav>
  )
}

function Vazio() {
  return (
    <Card>
      <EmptyState
        title="Nenhum documento público ainda."
        text="Os documentos aparecem aqui quando a lei manda publicá-los: os da licitação, com o edital; os demais, quando são guardados."
      />
    </Card>
  )
}

interface DocumentosPublicosProps {
  projeto: { id: number }
  /** Alone on its page it says that it waits, or that there is none; among other cards it then stays away. */
  alone?: boolean
}

/** For those outside: what is public of a project's papers, to be fetched and held against the seal. */
export function DocumentosPublicos({ projeto, alone = false }: DocumentosPublicosProps) {
  const [pagina, setPagina] = useState(1)
  const { data: found, error, refetch } = useQuery(publicosQuery(projeto.id, pagina))
  const documentos = found?.rows.filter(({ publico_desde }) => publico_desde !== null) ?? []
  if (documentos.length === 0 && !error) {
    if (!alone) return null
    return found ? <Vazio /> : <Skeleton lines={6} label="Carregando os documentos…" />
  }
  return (
    <Card
      title="Documentos públicos"
      lead="Em Verificar confere-se, sem login, se uma cópia é a que a prefeitura guardou."
    >
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {documentos.length > 0 ? (
        <table className={`${data.table} ${data.words} ${data.stacks}`} aria-label="Documentos públicos">
          <thead>
            <tr>
              <th scope="col">Documento</th>
              <th scope="col">Data</th>
              <th scope="col" data-number>
                Tamanho
              </th>
              <th scope="col">SHA-256</th>
              <th scope="col">Arquivo</th>
            </tr>
          </thead>
          <tbody>
            {documentos.map((documento) => (
              <Row key={documento.id} documento={documento} />
            ))}
          </tbody>
        </table>
      ) : null}
      {found && found.total > LIMITE ? (
        <Pager pagina={pagina} total={found.total} onPage={setPagina} />
      ) : null}
    </Card>
  )
}
