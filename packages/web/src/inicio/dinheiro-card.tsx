import type { Inicio } from '@paco/domain/inicio/inicio'
import { AMOUNT_LABELS } from '@paco/domain/painel/valores'
import { formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { Link } from '@tanstack/react-router'
import parts from '../ui/data/parts.module.css'
import data from '../ui/data/table.module.css'
import shared from '../ui/theme/shared.module.css'
import { Cartao, verTodos } from './cartao.tsx'
import classes from './inicio.module.css'
import { VER, verDinheiro } from './perguntas.ts'

const KEYS = ['planejado', 'medido', 'pago'] as const

interface DinheiroCardProps {
  dinheiro: NonNullable<Inicio['dinheiro']>
  hoje: string
}

/** The year's money by department: who paid most first. Cents are for the panel. */
export function DinheiroCard({ dinheiro: { ano, soma, total, linhas }, hoje }: DinheiroCardProps) {
  const title = `Dinheiro de ${ano} por secretaria`
  return (
    <Cartao
      title={title}
      lead={`Em reais inteiros, em ${formatDay(hoje)}; o planejado é do ano todo. As que mais pagaram primeiro.`}
      empty={`Nada foi planejado, medido ou pago em ${ano}.`}
      count={linhas.length}
      links={[
        { texto: `${verTodos(total, linhas.length, 'Ver todas')} e como se conta`, link: VER.dinheiro },
      ]}
    >
      <table className={`${data.table} ${classes.money}`}>
        <caption className={shared.unseen}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Secretaria</th>
            {KEYS.map((key) => (
              <th key={key} scope="col" data-number>
                {AMOUNT_LABELS[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ id_secretaria, secretaria, ...linha }) => (
            <tr key={id_secretaria}>
              <th scope="row">
                <Link {...verDinheiro(id_secretaria)} className={parts.recordLink}>
                  {secretaria}
                </Link>
              </th>
              {KEYS.map((key) => (
                <td key={key} data-number>
                  {formatWhole(Math.round(linha[key]))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total da Prefeitura</th>
            {KEYS.map((key) => (
              <td key={key} data-number>
                <b>{formatWhole(Math.round(soma[key]))}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Cartao>
  )
}
