import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { ImportacaoInteira, LinhaImportada } from '@paco/domain/importacoes/importacao'
import { ACOES, type Acao } from '@paco/domain/importacoes/mudanca'
import { useMemo, useState } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import parts from '../../ui/data/parts.module.css'
import { FileButton } from '../../ui/file/file-button.tsx'
import { FilterControl } from '../../ui/list-screen/filter-control.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Campo } from '../campos.ts'
import { importacaoLink } from '../links.ts'
import { Sugestoes } from '../sugestoes.tsx'
import { ACAO_LABELS, totalOf } from '../textos.ts'
import type { Mudar } from '../use-mudanca.ts'
import { CelulaDetalhe } from './celula-detalhe.tsx'
import classes from './conferir.module.css'
import type { Cursor } from './cursor.ts'
import { Folha } from './folha.tsx'
import { Somas } from './somas.tsx'
import { colunasVistas } from './vista.ts'

interface ConferirPassoProps {
  importacao: ImportacaoInteira
  campos: readonly Campo[]
  mudanca: Mudar
}

const FIRST: Cursor = { row: 0, column: 0 }

/** What each row would do, before anything is written: counts, cells with their marks, and sums. */
export function ConferirPasso({ importacao, campos, mudanca }: ConferirPassoProps) {
  const { id, colunas, totais, somas, avisos } = importacao
  const { mapa, mudar } = mudanca
  const [acao, setAcao] = useState<Acao | undefined>(totais.erro > 0 ? 'erro' : undefined)
  const [cursor, setCursor] = useState(FIRST)
  const [linha, setLinha] = useState<LinhaImportada>()
  const vistas = useMemo(() => colunasVistas(colunas, campos, mapa), [colunas, campos, mapa])
  const count = acao === undefined ? totalOf(totais) : totais[acao]
  const at: Cursor = { ...cursor, row: Math.min(cursor.row, Math.max(0, count - 1)) }
  const coluna = vistas[at.column]
  return (
    <div className={shared.stack}>
      {avisos.length > 0 ? <Notice tone="info">{avisos.join(' ')}</Notice> : null}
      <section className={`${shared.panel} ${classes.sheet}`} aria-label="Conferência">
        <div className={`${shared.row} ${words.gap8x12} ${classes.bar}`}>
          <FilterControl
            filter={{
              key: 'acao',
              label: 'O que as linhas fazem',
              allLabel: 'Todas',
              allCount: totalOf(totais),
              control: 'chips',
              options: ACOES.map((value) => ({ value, label: ACAO_LABELS[value], count: totais[value] })),
            }}
            labelled={false}
            value={acao}
            onChange={(value) => {
              setAcao(ACOES.find((one) => one === value))
              setCursor(FIRST)
            }}
          />
          {totais.erro > 0 ? (
            <span className={`${words.end} ${shared.row} ${words.gap8}`}>
              <Sugestoes importacao={importacao} mudanca={mudanca} />
              <FileButton
                call={importacoesCalls.planilhaDeErros}
                parts={{ params: { id } }}
                file={`erros-importacao-${id}.xlsx`}
                failure="Não foi possível gerar a planilha com erros."
                label="Planilha com erros"
              />
            </span>
          ) : null}
        </div>
        {count === 0 ? (
          <EmptyState title={acao === 'erro' ? 'Nenhuma linha com erro.' : 'Nenhuma linha.'} />
        ) : (
          <Folha
            key={acao ?? 'todas'}
            id={id}
            vistas={{ acao }}
            count={count}
            colunas={vistas}
            campos={campos}
            cursor={at}
            onCursor={setCursor}
            onLinha={setLinha}
            onEdit={(edicao) => mudar({ celulas: [edicao] })}
          />
        )}
        {linha && coluna && count > 0 ? (
          <CelulaDetalhe
            linha={linha}
            coluna={coluna}
            colunas={vistas}
            campos={campos}
            mapa={mapa}
            onMapa={(next) => mudar({ mapa: next })}
            onEdit={() => setCursor({ ...at, editing: { typed: null } })}
          />
        ) : null}
      </section>
      <Somas somas={somas} />
      <div className={parts.buttons}>
        <ButtonLink {...importacaoLink(id, 'colunas')} variant="default">
          Voltar
        </ButtonLink>
        <ButtonLink {...importacaoLink(id, 'importar')}>Continuar: importar</ButtonLink>
      </div>
    </div>
  )
}
