import type { RegistroDiario, TipoRegistro } from '@paco/domain/diario/registro'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import parts from '../ui/data/parts.module.css'
import { SelectBox } from '../ui/field/select-box.tsx'
import words from '../ui/theme/words.module.css'

export interface Filtro {
  readonly tipo: TipoRegistro | null
  readonly etapa: number | null
}
export const SEM_FILTRO: Filtro = { tipo: null, etapa: null }

export const filtrar = (registros: readonly RegistroDiario[], { tipo, etapa }: Filtro): RegistroDiario[] =>
  registros.filter(
    (registro) => (tipo === null || registro.tipo === tipo) && (etapa === null || registro.etapa === etapa),
  )

const TIPOS: readonly [TipoRegistro | null, string][] = [
  [null, 'Tudo'],
  ['foto', 'Fotos'],
  ['ocorrencia', 'Ocorrências'],
]

interface FiltrosProps {
  filtro: Filtro
  /** Whoever does not read the book has but one kind. */
  livro: boolean
  onChange: (filtro: Filtro) => void
}

export function Filtros({ filtro, livro, onChange }: FiltrosProps) {
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
    </div>
  )
}
