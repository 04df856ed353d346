import { Link } from '@tanstack/react-router'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const inicio: Chapter = {
  id: 'inicio',
  lead: 'Uma página com o que há a fazer, a responder e a saber hoje, conforme o papel de cada um.',
  who: 'Quem entrou no sistema. Cada um lê ali o que leria nas listas.',
  body: (
    <>
      <Topic title="De uma secretaria">
        <p>
          <Link to="/inicio">Início</Link> mostra as etapas atrasadas e as que estão por perto. Clique em{' '}
          <b>Concluir</b> na própria linha e confirme; a mensagem que aparece permite <b>Desfazer</b>. Se
          faltam documentos, o sistema diz quais e leva ao formulário, que pede o motivo. Concluir a etapa 4
          congela valor e datas de fim, e isso não se desfaz.
        </p>
        <p>
          Ao lado estão os pedidos de aditivo e as respostas, o que outras pessoas mudaram nos projetos da
          secretaria desde a sua última visita e os rascunhos que ficaram neste navegador. Visitas com menos
          de oito horas de intervalo contam como uma só.
        </p>
      </Topic>
      <Topic title="De auditores">
        <p>
          A fila de aditivos, os que esperam há mais tempo primeiro; o que foi decidido há pouco; os aditivos
          que custam mais, em reais e em percentual do contrato; o que mudou na semana e o que termina no mês.
          Em <b>Integridade da trilha</b> está a última conferência feita por este servidor;{' '}
          <b>Verificar integridade</b> faz outra.
        </p>
      </Topic>
      <Topic title="De quem governa">
        <p>
          Para administradores: o que está atrasado e quanto, o dinheiro do ano por secretaria, o que espera
          decisão, as obras paradas e por quê, os contratos e convênios que terminam no mês. Em{' '}
          <b>Perguntas de toda reunião</b>, cada pergunta leva à lista que a responde.{' '}
          <b>Folha da reunião em PDF</b> põe tudo em uma folha A4, com a data e a regra de cada número;
          auditores também a geram.
        </p>
      </Topic>
    </>
  ),
}
