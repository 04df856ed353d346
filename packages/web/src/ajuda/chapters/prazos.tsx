import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const prazos: Chapter = {
  id: 'prazos',
  title: 'Prazos e agenda',
  lead: 'Tudo o que venceu ou vence em 90 dias: etapas, convênios, itens do PCA e aditivos à espera de decisão.',
  who: 'Quem entrou no sistema. Os da sua secretaria vêm primeiro; para auditores, os aditivos.',
  body: (
    <>
      <Figure name="prazos" />
      <Topic title="Consultar">
        <p>
          Abra <Link to="/prazos">Prazos</Link>. O número ao lado da palavra, no menu, conta o que é seu e
          pede atenção. Clique em um contador, como <b>Vencidos</b> ou <b>Próximos 30 dias</b>, para ver só
          aqueles; filtre também por tipo, secretaria e marca da etapa.
        </p>
        <p>
          Aqui se contam prazos: um processo com três etapas vencidas conta três vezes, e a linha sob o título
          diz em quantos processos elas estão. Entram as etapas atrasadas e as <b>não iniciadas no prazo</b>,
          cujo fim passou sem que começassem.
        </p>
      </Topic>
      <Topic title="Levar os prazos para o seu calendário">
        <ol>
          <li>
            No quadro <b>Agenda</b>, clique em <b>Criar endereço da agenda</b> e em <b>Copiar</b>.
          </li>
          <li>
            No Google Agenda, Outlook ou celular, assine um calendário por endereço (URL) e cole-o. O quadro
            diz onde.
          </li>
        </ol>
        <p>
          Quem tem o endereço lê a agenda sem senha. Se ele vazar, clique em <b>Trocar endereço</b>: o antigo
          deixa de funcionar.
        </p>
      </Topic>
    </>
  ),
}
