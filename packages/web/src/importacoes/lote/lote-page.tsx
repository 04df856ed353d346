import type { Descritor } from '@paco/domain/importacoes/descritor'
import type { Lote } from '@paco/domain/importacoes/lote'
import { Columns3 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSmallWindow } from '../../ui/charts/use-media.ts'
import type { GridChange, ItemLine } from '../../ui/grid/types.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { camposOf } from '../campos.ts'
import { colunasDoLote, ofertaDe, secretariasDe } from './colunas.ts'
import { Formularios } from './formularios.tsx'
import { type Linha, mudadas } from './linhas.ts'
import { listaEditada } from './listas.ts'
import { LoteEditor } from './lote-editor.tsx'
import type { Achados } from './queries.ts'
import { Rodape } from './rodape.tsx'
import { foraText, quantasText } from './textos.ts'
import { useSavedToast } from './use-desfazer-lote.ts'
import { useLote } from './use-lote.ts'

const EscolhaColunas = lazy(async () => ({
  default: (await import('./escolha-colunas.tsx')).EscolhaColunas,
}))

/** Narrower than this there is no room for a sheet. */
const NARROW = 699

export interface LotePageProps {
  descritor: Descritor
  /** What was read of the records. */
  lote: Lote
  achados: Achados
  place: string | undefined
  /** The columns that the address names. */
  colunas: readonly string[] | null
  onColunas: (keys: readonly string[]) => void
  back: ReactNode
}

const lineOf = (row: Linha): ItemLine<Linha> => ({ type: 'item', key: row.id, level: 0, row })

function typed(changes: readonly GridChange<Linha>[]) {
  const rows = new Map(changes.map(({ row }) => [row.id, row]))
  return (linha: Linha) => rows.get(linha.id) ?? linha
}

/** Records of a list, edited together as in a spreadsheet. */
export function LotePage({ descritor, lote: lido, achados, place, colunas, onColunas, back }: LotePageProps) {
  const lidas = useMemo(() => lido.Result.filter(({ recusa }) => recusa === null), [lido])
  const fora = lido.Result.flatMap(({ recusa }) => recusa ?? [])
  const lote = useLote({ lista: descritor.nome, lidas, place, onSaved: useSavedToast() })
  const isNarrow = useSmallWindow(NARROW)
  const [isChoosing, setChoosing] = useState(false)

  const oferta = useMemo(
    () => ofertaDe(descritor, listaEditada(descritor.nome)?.list.columns ?? []),
    [descritor],
  )
  // A text, so that the columns are made anew only when they are others.
  const held = [...new Set(lote.linhas.flatMap(mudadas))].sort().join()
  const chosen = useMemo(
    () => new Set([...(colunas ?? oferta.usual), ...held.split(',')]),
    [colunas, oferta, held],
  )
  const columns = useMemo(
    () => colunasDoLote(descritor, oferta, lido.nomes, chosen),
    [descritor, oferta, lido.nomes, chosen],
  )
  const campos = useMemo(
    () => new Map(camposOf(descritor, secretariasDe(lido.nomes)).map((campo) => [campo.key, campo])),
    [descritor, lido.nomes],
  )
  const lines = useMemo(() => lote.linhas.map(lineOf), [lote.linhas])
  const cellOf = (id: number, key: string | null) => ({
    line: id,
    column: Math.max(
      0,
      columns.findIndex((column) => column.key === key),
    ),
  })
  const header = (buttons: ReactNode) => (
    <PageHeader
      title={`Editar em lote: ${descritor.titulo}`}
      lead={[quantasText(lidas.length, achados.ids.length, achados.total), ...foraText(fora)].join(' · ')}
      back={back}
    >
      {buttons}
    </PageHeader>
  )
  const closeChoice = useCallback(() => setChoosing(false), [])
  if (lidas.length === 0)
    return (
      <>
        {header(null)}
        <EmptyState
          title="Nenhuma linha para editar."
          text="Volte à lista e escolha um filtro com registros que você possa alterar."
        />
      </>
    )
  if (isNarrow)
    return (
      <>
        {header(null)}
        <Formularios lista={descritor.nome} linhas={lote.linhas} />
      </>
    )
  return (
    <>
      <LoteEditor
        label={`Edição em lote de ${descritor.titulo}`}
        lote={lote}
        columns={columns}
        lines={lines}
        typed={typed}
        cellOf={cellOf}
        campo={(key) => campos.get(key)}
        header={(buttons) =>
          header(
            <>
              <Button
                variant="default"
                leftSection={<Columns3 size={16} aria-hidden />}
                onClick={() => setChoosing(true)}
              >
                Colunas
              </Button>
              {buttons}
            </>,
          )
        }
        footer={(rows) => <Rodape rows={rows} columns={columns} />}
      />
      {isChoosing ? (
        <Suspense fallback={null}>
          <EscolhaColunas
            offered={oferta.offered}
            chosen={chosen}
            usual={oferta.usual}
            held={new Set(held.split(','))}
            onChoose={onColunas}
            onClose={closeChoice}
          />
        </Suspense>
      ) : null}
    </>
  )
}
