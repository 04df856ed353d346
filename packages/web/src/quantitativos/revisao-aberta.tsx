import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { canEditContrato } from '@paco/domain/contratos/policy'
import { quantitativosCalls } from '@paco/domain/quantitativos/contract'
import { itensQuantitativosList } from '@paco/domain/quantitativos/item'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { ARREDONDAMENTO_LABELS, type Revisao } from '@paco/domain/quantitativos/revisao'
import { formatInstant } from '@paco/domain/shared/days'
import { formatQuantity } from '@paco/domain/shared/quantity'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, GitCompareArrows } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FileButton } from '../ui/file/file-button.tsx'
import { useExport } from '../ui/list-screen/use-export.ts'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { ComparacaoCard } from './comparacao-card.tsx'
import { PlanilhaLida } from './planilha-lida.tsx'
import { revisaoQuery } from './queries.ts'
import { RascunhoAberto } from './rascunho-aberto.tsx'
import { esperadoOf, nameOf } from './revisoes.ts'

interface AbertaProps {
  contrato: Contrato
  who: SessionUser | null
  shown: Revisao
  revisoes: readonly Revisao[]
  aditivos: readonly Aditivo[]
}

/** How its prices are made, and who approved it. */
function leadOf({ bdi, arredondamento, aprovada_por_nome, aprovada_em }: Revisao): string {
  return [
    `BDI ${formatQuantity(bdi)}%`,
    `frações de centavo: ${ARREDONDAMENTO_LABELS[arredondamento].toLowerCase()}`,
    ...(aprovada_em === null ? [] : [`aprovada por ${aprovada_por_nome} em ${formatInstant(aprovada_em)}`]),
  ].join(' · ')
}

interface FolhaProps {
  contrato: Contrato
  revisao: Revisao
  isComparing: boolean
  onCompare: () => void
}

/** On paper, as a spreadsheet, and against the one before. */
function Saidas({ contrato, revisao, isComparing, onCompare }: FolhaProps) {
  const xlsx = useExport(itensQuantitativosList, quantitativosCalls.exportQuantitativos, {
    query: { id_revisao: revisao.id },
  })
  const file = `planilha-${contrato.numero_ano.replace(/\W+/g, '-')}-revisao-${revisao.revisao}.pdf`
  return (
    <>
      {revisao.id_aditivo === null ? null : (
        <Button
          variant="default"
          aria-expanded={isComparing}
          leftSection={<GitCompareArrows size={16} aria-hidden />}
          onClick={onCompare}
        >
          Comparar
        </Button>
      )}
      <Button
        variant="default"
        loading={xlsx.progress !== null}
        progress={xlsx.progress}
        leftSection={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => xlsx.exportAs('xlsx')}
      >
        XLSX
      </Button>
      <FileButton
        call={quantitativosCalls.printRevisao}
        parts={{ params: { id: revisao.id } }}
        file={file}
        failure={MESSAGES.pdfFailed}
      />
    </>
  )
}

/** What stands above the rows: which revision it is, and what can be done with it. */
function Cabecalho({ revisao, children }: { revisao: Revisao; children: ReactNode }) {
  return (
    <div className={`${words.wrap} ${words.gap8x16} ${words.below12} ${words.start}`}>
      <div>
        <h2>{nameOf(revisao)}</h2>
        <p className={`${shared.note} ${words.above2}`}>{leadOf(revisao)}</p>
      </div>
      <div className={`${shared.screenOnly} ${words.wrap} ${words.gap8} ${words.end}`}>{children}</div>
    </div>
  )
}

/** The revision that was chosen: written while it is a draft and one may, else read. */
export function RevisaoAberta({ contrato, who, shown, revisoes, aditivos }: AbertaProps) {
  const { data: revisao, error, refetch } = useQuery(revisaoQuery(shown.id))
  const [isComparing, setComparing] = useState(false)
  /** Counts how often the draft was read anew: each time it is another form. */
  const [readings, setReadings] = useState(0)
  if (error && !revisao) return <Problem text={MESSAGES.loadFailed} onRetry={() => void refetch()} />
  if (!revisao) return <Skeleton lines={10} above label="Carregando a planilha…" />
  const saidas = (
    <Saidas
      contrato={contrato}
      revisao={revisao}
      isComparing={isComparing}
      onCompare={() => setComparing(!isComparing)}
    />
  )
  const typist = revisao.situacao === 'rascunho' && canEditContrato(who, contrato) ? who : null
  return (
    <>
      {/* By what is stored now: a draft is saved while it is typed. */}
      {isComparing ? (
        <ComparacaoCard revisao={{ ...revisao, versao: shown.versao }} reforma={contrato.reforma} />
      ) : null}
      <section aria-label={nameOf(revisao)}>
        {typist ? (
          <RascunhoAberto
            key={readings}
            contrato={contrato}
            revisao={revisao}
            who={typist}
            autores={shown.autores}
            esperado={esperadoOf(revisao, contrato.valor_inicial, revisoes, aditivos)}
            onReload={async () => {
              await refetch()
              setReadings((count) => count + 1)
            }}
            header={(own) => (
              <Cabecalho revisao={revisao}>
                {saidas}
                {own}
              </Cabecalho>
            )}
          />
        ) : (
          <>
            <Cabecalho revisao={revisao}>{saidas}</Cabecalho>
            <PlanilhaLida revisao={revisao} />
          </>
        )}
      </section>
    </>
  )
}
