import type { PacoteResumo } from '@paco/domain/pacotes/carga'
import { NIVEL_LABELS, SECAO_LABELS, type Secao } from '@paco/domain/pacotes/pacote'
import { formatWhole } from '@paco/domain/shared/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CargasCard } from './cargas-card.tsx'
import { ConferirDialog } from './conferir-dialog.tsx'
import { EnviarCard } from './enviar-card.tsx'
import { pacotesQuery } from './queries.ts'
import { useExcluir } from './use-carregar.ts'

const ONE: Record<Secao, string> = {
  secretarias: 'secretaria',
  bairros: 'bairro',
  opcoes: 'código do orçamento',
  feriados: 'feriado',
  tribunais: 'tribunal de contas',
  criterios: 'critério de transparência',
}
const nameOf = (secao: Secao, total: number) => (total === 1 ? ONE[secao] : SECAO_LABELS[secao].toLowerCase())

const heldText = ({ quantos }: PacoteResumo) =>
  quantos.map(({ secao, total }) => `${formatWhole(total)} ${nameOf(secao, total)}`).join(', ')

interface TableProps {
  pacotes: readonly PacoteResumo[]
  onCheck: (pacote: PacoteResumo) => void
}

function PacotesTable({ pacotes, onCheck }: TableProps) {
  const excluir = useExcluir()
  return (
    <table className={`${data.table} ${data.words} ${data.stacks} ${data.open}`}>
      <thead>
        <tr>
          <th scope="col">Pacote</th>
          <th scope="col">Âmbito</th>
          <th scope="col">O que traz</th>
          <th scope="col">Ações</th>
        </tr>
      </thead>
      <tbody>
        {pacotes.map((pacote) => (
          <tr key={pacote.chave}>
            <th scope="row">
              {pacote.nome}
              <span className={`${shared.note} ${words.block} ${words.normal}`}>{pacote.descricao}</span>
            </th>
            <td data-label="Âmbito" className={words.nowrap}>
              {NIVEL_LABELS[pacote.nivel]}
            </td>
            <td data-label="O que traz">{heldText(pacote)}</td>
            <td data-label="Ações">
              <div className={`${words.wrap} ${words.gap8}`}>
                <Button
                  variant="default"
                  aria-label={`Conferir ${pacote.nome}`}
                  onClick={() => onCheck(pacote)}
                >
                  Conferir
                </Button>
                {pacote.enviado !== null && (
                  <Button
                    variant="default"
                    aria-label={`Excluir ${pacote.nome}`}
                    onClick={() => void excluir.ask(pacote)}
                  >
                    Excluir
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** '/pacotes': data of the country, of states and of cities, looked at before it is loaded, and taken back. */
export function PacotesPage() {
  const { data: situacao, error, refetch } = useQuery(pacotesQuery)
  const [checked, setChecked] = useState<PacoteResumo | null>(null)
  return (
    <>
      <PageHeader
        title="Pacotes de dados"
        lead="Secretarias, bairros, códigos do orçamento, feriados, tribunais de contas e critérios de transparência, prontos para carregar. Carregar de novo não muda nada."
      />
      {error && !situacao && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!situacao && !error && <Skeleton lines={6} label="Carregando os pacotes…" />}
      {situacao && (
        <>
          <Card title="Pacotes">
            <PacotesTable pacotes={situacao.pacotes} onCheck={setChecked} />
          </Card>
          <div className={words.above16}>
            <CargasCard cargas={situacao.cargas} />
          </div>
          <div className={words.above16}>
            <EnviarCard />
          </div>
        </>
      )}
      {checked && <ConferirDialog pacote={checked} onClose={() => setChecked(null)} />}
    </>
  )
}
