import { brasaoText, pequeno } from '@paco/domain/cidade/brasao'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { fold } from '@paco/domain/shared/fold'
import { useCallback, useEffect, useState } from 'react'
import { readPage } from '../cidade/page.ts'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { EndpointCard } from './endpoint-card.tsx'
import { type Document, type Endpoint, endpointsOf } from './openapi.ts'

const ADDRESS = '/api/openapi.json'

function useDocument() {
  const [document, setDocument] = useState<Document | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      const response = await fetch(ADDRESS)
      if (!response.ok) throw new Error(String(response.status))
      setDocument((await response.json()) as Document)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])
  return { document, failed, load }
}

/** Every word of the search must occur somewhere in the call's line. */
function matches({ method, path, operation }: Endpoint, search: string): boolean {
  const text = fold(`${method} ${path} ${operation.summary ?? ''} ${operation.description ?? ''}`)
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The readable face of /api/openapi.json. */
export function Reference() {
  const { document, failed, load } = useDocument()
  const cidade = readPage() ?? SEM_CIDADE
  const [search, setSearch] = useState('')
  const endpoints = document ? endpointsOf(document) : []
  const found = endpoints.filter((endpoint) => matches(endpoint, search))
  return (
    <>
      <header>
        {cidade.brasao === null ? null : <img src={pequeno(cidade.brasao)} alt={brasaoText(cidade)} />}
        <a href="/">
          <b>{cidade.nome_orgao}</b> <span>/ {cidade.nome_sistema}</span>
        </a>
      </header>
      <main>
        <h1>Referência da API</h1>
        <p className={words.muted}>
          Gerada das mesmas descrições que o servidor usa para validar cada chamada. O documento OpenAPI 3.1
          está em <a href={ADDRESS}>{ADDRESS}</a>.
        </p>
        <label className="search">
          <span>Pesquisar chamadas</span>
          <input
            type="search"
            className={`${shared.field} ${words.whole}`}
            value={search}
            placeholder="Por endereço, método ou descrição"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <p className={words.muted} role="status">
          {document && `${found.length} de ${endpoints.length} chamadas`}
          {!document && !failed && 'Carregando…'}
        </p>
        {failed && (
          <p role="alert" className={`${shared.tinted} ${tones.late}`}>
            Erro na conexão com o servidor{' '}
            <button type="button" onClick={() => void load()}>
              Tentar de novo
            </button>
          </p>
        )}
        {document &&
          found.map((endpoint) => (
            <EndpointCard key={endpoint.method + endpoint.path} endpoint={endpoint} document={document} />
          ))}
      </main>
    </>
  )
}
