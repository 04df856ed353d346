import { formatWhole } from '@paco/domain/shared/formats'
import { Button } from '../../ui/button.tsx'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import { type Campo, valorText } from '../campos.ts'
import classes from './lote.module.css'
import type { LoteAberto } from './use-lote.ts'

interface ConflitosProps {
  lote: LoteAberto
  /** The field that a column of a record is. */
  campo: (key: string) => Campo | undefined
  onGo: (id: number, key: string) => void
}

/** Cells that another person changed too: theirs or mine, one by one or all alike. */
export function Conflitos({ lote, campo, onGo }: ConflitosProps) {
  const { disputas, decide, decideAll } = lote
  if (disputas.length === 0) return null
  const [many, whole] = [disputas.length > 1, formatWhole(disputas.length)]
  return (
    <section
      className={`${shared.panel} ${tones.wait} ${classes.conflicts}`}
      aria-label="Mudado por outra pessoa"
    >
      <div className={`${shared.row} ${words.between} ${words.gap8x12}`}>
        <p>
          <strong>
            {many ? `${whole} células foram mudadas` : 'Uma célula foi mudada'} por outra pessoa enquanto você
            editava.
          </strong>{' '}
          Escolha o que fica e salve de novo.
        </p>
        {many ? (
          <div className={`${shared.row} ${words.gap8}`}>
            <Button variant="default" size="xs" onClick={() => decideAll('deles')}>
              Usar o deles em todas
            </Button>
            <Button variant="default" size="xs" onClick={() => decideAll('meu')}>
              Manter o meu em todas
            </Button>
          </div>
        ) : null}
      </div>
      <ul className={classes.disputes}>
        {disputas.map(({ linha, key }) => {
          const of = campo(key)
          const text = (valor: unknown) => (of ? valorText(of, valor) : String(valor ?? 'vazio'))
          const name = `${of?.label ?? key}, ${linha.titulo}`
          return (
            <li key={`${linha.id} ${key}`} className={`${shared.row} ${words.gap4x12}`}>
              <button
                type="button"
                className={`${parts.inlineButton} ${words.ink}`}
                onClick={() => onGo(linha.id, key)}
              >
                {linha.titulo} · {of?.label ?? key}
              </button>
              <span>
                {linha.disputa?.por ?? 'Outra pessoa'}: <b>{text(linha.disputa?.deles[key])}</b>
                {' · '}você: <b>{text(linha.agora[key])}</b>
              </span>
              <span className={`${shared.row} ${words.gap8} ${words.end}`}>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Usar o deles: ${name}`}
                  onClick={() => decide(linha.id, key, 'deles')}
                >
                  Usar o deles
                </Button>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Manter o meu: ${name}`}
                  onClick={() => decide(linha.id, key, 'meu')}
                >
                  Manter o meu
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
