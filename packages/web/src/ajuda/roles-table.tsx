import { Check } from 'lucide-react'
import data from '../ui/data/table.module.css'
import { ROLES as AS } from '../ui/list-screen/table-roles.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './roles-table.module.css'

const PEOPLE = ['Sem login', 'Usuário sem secretaria', 'Usuário com secretaria', 'Auditor', 'Administrador']

/** What is said in a cell: yes, no, or yes within bounds. */
type Cell = boolean | string

const OWN = 'da sua secretaria'

/** As the server decides it; the words of the row say what, the cells for whom. */
const ROWS: readonly [what: string, ...cells: Cell[]][] = [
  [
    'Consultar painéis, processos, orçamento, bairros, convênios, emendas e mapa',
    true,
    true,
    true,
    true,
    true,
  ],
  ['Consultar o PCA e os prazos', false, true, true, true, true],
  ['Paralisar e reiniciar obras', false, false, OWN, false, true],
  ['Ler os aditivos', false, false, OWN, true, true],
  ['Cadastrar, alterar e excluir projetos, serviços e pontos do mapa', false, false, OWN, false, true],
  ['Pedir aditivo', false, false, OWN, false, true],
  ['Retirar aditivo ainda não decidido', false, false, 'o próprio pedido', false, true],
  ['Decidir aditivo, ou devolvê-lo para correção', false, false, false, 'menos o próprio', false],
  ['Fazer, alterar e excluir lançamentos do orçamento', false, false, OWN, false, true],
  ['Cadastrar, alterar e excluir emendas parlamentares', false, false, OWN, false, true],
  ['Escrever e enviar demandas do PCA', false, false, OWN, false, true],
  ['Aprovar, devolver e consolidar itens do PCA', false, false, false, false, 'menos aprovar os próprios'],
  ['Cadastrar PCA, bairros, convênios e secretarias', false, false, false, false, true],
  ['Marcar um prazo legal como cumprido', false, false, OWN, false, true],
  ['Baixar o arquivo que comprova um prazo', false, false, true, true, true],
  ['Ler o histórico de um registro', false, false, OWN, true, true],
  ['Ler a trilha de auditoria, a conformidade e as remessas', false, false, false, true, true],
  ['Declarar inexistência e gerar remessas', false, false, false, false, true],
  ['Administrar usuários, opções do orçamento e calendário da cidade', false, false, false, false, true],
]

function Answer({ cell }: { cell: Cell }) {
  if (cell === false) return <span className={words.muted}>Não</span>
  return (
    <span className={`${words.gap4} ${classes.yes}`}>
      <Check size={14} aria-hidden />
      {cell === true ? 'Sim' : `Sim, ${cell}`}
    </span>
  )
}

/** Who may do what; on narrow screens each row becomes a list. */
export function RolesTable() {
  return (
    <table
      {...AS.table}
      className={`${data.table} ${data.words} ${data.stacks} ${words.size13} ${classes.table}`}
    >
      <caption className={shared.unseen}>O que cada papel pode fazer</caption>
      <thead {...AS.group}>
        <tr {...AS.row}>
          <th {...AS.head} scope="col">
            O quê
          </th>
          {PEOPLE.map((role) => (
            <th key={role} {...AS.head} scope="col">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.group}>
        {ROWS.map(([what, ...cells]) => (
          <tr key={what} {...AS.row}>
            <th {...AS.name} scope="row">
              {what}
            </th>
            {PEOPLE.map((role, place) => (
              <td key={role} {...AS.cell} data-label={role}>
                <Answer cell={cells[place] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
