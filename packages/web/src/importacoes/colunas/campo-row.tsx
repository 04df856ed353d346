import type { ColunaDaPlanilha } from '@paco/domain/importacoes/importacao'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import { useState } from 'react'
import { SelectBox } from '../../ui/field/select-box.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Campo } from '../campos.ts'
import { withColuna, withConstante, withOrigem } from '../mapa-edits.ts'
import type { Problemas } from '../problemas.ts'
import { letterOf } from '../textos.ts'
import classes from './colunas.module.css'
import { Consertos } from './consertos.tsx'
import { Constante } from './constante.tsx'
import { Valores } from './valores.tsx'

interface CampoRowProps {
  campo: Campo
  colunas: readonly ColunaDaPlanilha[]
  problemas: Problemas | undefined
  mapa: Mapa
  onMapa: (mapa: Mapa) => void
}

const CONSTANTE = 'constante'

const samplesText = (coluna: ColunaDaPlanilha | undefined): string =>
  [...new Set(coluna?.exemplos)].map((texto) => `“${texto}”`).join(', ') || 'Coluna vazia'

/** One field: its name, where it comes from, what its cells say, and what is wrong with them. */
export function CampoRow({ campo, colunas, problemas, mapa, onMapa }: CampoRowProps) {
  const { key, label, obrigatorio } = campo
  const origem = mapa[key]
  // Chosen, but not said yet.
  const [asking, setAsking] = useState(false)
  const isConstante = asking || (origem !== undefined && origem.coluna === null)
  const place = origem?.coluna ?? null
  const options = [
    ...colunas.map(({ titulo }, at) => ({
      value: String(at),
      label: `${letterOf(at)} · ${titulo || 'sem título'}`,
    })),
    { value: CONSTANTE, label: 'Um valor para todas as linhas…' },
  ]
  const choose = (value: string | null) => {
    setAsking(value === CONSTANTE)
    if (value === null) onMapa(withOrigem(mapa, key, null))
    else if (value !== CONSTANTE) onMapa(withColuna(mapa, key, Number(value)))
  }
  return (
    <li className={classes.row} data-bad={problemas ? true : undefined}>
      <div className={classes.name}>
        <span className={words.medium}>
          {label}
          {obrigatorio ? (
            <span className={words.bad} title="Obrigatório em registros novos">
              {' '}
              *
            </span>
          ) : null}
        </span>
      </div>
      <div>
        <SelectBox
          aria-label={`De onde vem ${label}`}
          placeholder="Não importar"
          options={options}
          value={isConstante ? CONSTANTE : place === null ? null : String(place)}
          onChange={choose}
          searchable={options.length > 10}
          clearLabel={`Não importar ${label}`}
        />
        {isConstante ? (
          <Constante
            campo={campo}
            valor={origem?.constante}
            onValor={(valor) => {
              setAsking(false)
              onMapa(withConstante(mapa, key, valor))
            }}
          />
        ) : null}
      </div>
      <div className={classes.says}>
        {place === null || isConstante ? null : (
          <p className={`${shared.small} ${words.wraps}`}>{samplesText(colunas[place])}</p>
        )}
        <Consertos campo={campo} problemas={problemas} mapa={mapa} onMapa={onMapa} />
        <Valores campo={campo} problemas={problemas} mapa={mapa} onMapa={onMapa} />
      </div>
    </li>
  )
}
