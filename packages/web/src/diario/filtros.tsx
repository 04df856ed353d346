import { diarioCalls } from '@paco/domain/diario/contract'
import { MESSAGES } from '@paco/domain/diario/messages'
import type { TipoRegistro } from '@paco/domain/diario/registro'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import parts from '../ui/data/parts.module.css'
import { SelectBox } from '../ui/field/select-box.tsx'
import { FileButton } from '../ui/file/file-button.tsx'
import words from '../ui/theme/words.module.css'
import type { Filtro } from './filtro.ts'

const TIPOS: readonly [TipoRegistro | null, string][] = [
  [null, 'Tudo'],
  ['foto', 'Fotos'],
  ['ocorrencia', 'Ocorrências'],
]

interface FiltrosProps {
  id_projeto: number
  filtro: Filtro
  /** Whoever does not read the book has but one kind. */
  livro: boolean
  onChange: (filtro: Filtro) => void
}

export function Filtros({ id_projeto, filtro, livro, onChange }: FiltrosProps) {
  return (
    <div className={`${words.wrap} ${words.gap8x12} ${words.below16}`}>
      {livro ? (
        <fieldset className={parts.segments} aria-label="Tipo de registro">
          {TIPOS.map(([tipo, label]) => (
            <button
              key={label}
              type="button"
              aria-pressed={filtro.tipo === tipo}
              onClick={() => onChange({ ...filtro, tipo })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      ) : null}
      <SelectBox
        aria-label="Etapa"
        placeholder="Todas as etapas"
        options={ETAPAS.map(({ numero, nome }) => ({ value: numero, label: nome }))}
        value={filtro.etapa}
        onChange={(etapa) => onChange({ ...filtro, etapa })}
        searchable={false}
        clearLabel="Todas as etapas"
      />
      {livro && filtro.tipo === 'ocorrencia' ? (
        <FileButton
          call={diarioCalls.printLivro}
          parts={{ params: { id: id_projeto } }}
          file={`livro-de-ocorrencias-${id_projeto}.pdf`}
          failure={MESSAGES.pdfFailed}
          label="Livro em PDF"
        />
      ) : null}
    </div>
  )
}
