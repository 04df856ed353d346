import { LIMITE, LIMITE_REFORMA } from '@paco/domain/aditivos/constantes'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const pedir = (
  <Topic title="Pedir">
    <ol>
      <li>
        No painel do projeto, clique em <b>Solicitar Aditivo</b>.
      </li>
      <li>
        Escolha o tipo: <b>Valor</b>, <b>Supressão</b>, <b>Prazo</b>, <b>Misto</b> ou{' '}
        <b>Apostila de reajuste</b>. Se o projeto tem mais de um contrato em vigor, escolha também o contrato.
      </li>
      <li>
        De valor: escolha o orçamento que paga, informe o <b>Valor do acréscimo</b> e justifique. O saldo do
        orçamento aparece abaixo.
      </li>
      <li>
        De supressão: informe o que sai do contrato e justifique. Acréscimo e supressão nunca se compensam.
      </li>
      <li>De prazo: informe os dias e a etapa. As etapas seguintes e a vigência do contrato andam junto.</li>
      <li>Misto: pelo menos dois entre acréscimo, supressão e prazo, no mesmo termo.</li>
      <li>
        Apostila de reajuste: o valor calculado pelo índice do contrato. Fica fora dos limites e aumenta a
        base deles.
      </li>
      <li>
        Confira o efeito mostrado e clique em <b>Enviar solicitação</b>.
      </li>
    </ol>
    <p>
      A aba <b>Aditivos</b> do projeto, e <b>Solicitações de Aditivo</b> na visão geral, guarda todos os
      pedidos e as decisões. Ali, quem pediu pode <b>Retirar solicitação</b> enquanto não houver decisão, e a
      secretaria registra número, assinatura e fundamento legal do termo depois da aprovação.
    </p>
    <Figure name="aditivo-pedir" />
  </Topic>
)

const devolver = (
  <Topic title="Devolver e corrigir">
    <p>
      Quando falta alguma coisa, o auditor escolhe <b>Devolver para correção</b> e diz o que falta. Não é uma
      decisão: o pedido devolvido deixa de contar nas réguas e no saldo do orçamento até voltar. A secretaria
      abre <b>Solicitações de Aditivo</b>, clica em <b>Corrigir e reenviar</b>, e o pedido espera de novo,
      desde o dia em que foi feito. O motivo da devolução continua à vista. Se um colega corrigiu antes, o que
      ele mudou aparece ao lado do seu.
    </p>
  </Topic>
)

const decidir = (
  <Topic title="Decidir">
    <ol>
      <li>
        Abra <b>Aditivos</b>, no menu, para ver a fila, com os que esperam há mais tempo primeiro; ou, no
        painel do projeto, <b>Abrir Auditoria de Aditivos</b>: o que espera ali já se decide na própria
        janela.
      </li>
      <li>
        Clique em <b>Decidir</b>. A página do aditivo mostra tudo em um lugar só: o pedido, o efeito, a medida
        do limite, o projeto com as etapas, o contrato com o medido e o pago, a diferença da planilha, os
        outros aditivos e quem mudou o quê desde a assinatura.
      </li>
      <li>
        Escolha <b>Aprovado</b>, <b>Rejeitado</b> ou <b>Devolver para correção</b> e clique em <b>Aprovar</b>,{' '}
        <b>Rejeitar</b> ou <b>Devolver</b>. Rejeitar exige justificativa.
      </li>
      <li>
        Siga por <b>Próximo da fila</b>, que traz o que espera há mais tempo, ou por <b>Voltar à lista</b>.
      </li>
    </ol>
    <p>
      A decisão é definitiva. Aprovado, o aditivo muda o projeto na hora: soma ao valor ou o diminui, ou adia
      o fim da etapa e das seguintes. O valor e as datas de antes continuam à vista como originais.
    </p>
    <p>
      Depois do fim do contrato (vigência vencida, cumprido, rescindido ou anulado) não se assina termo
      aditivo: o pedido avisa, e só pode ser rejeitado ou devolvido. Uma apostila ainda pode ser aprovada.
    </p>
    <p>
      Pelo teclado: <b>A</b>, <b>R</b> e <b>D</b> escolhem e levam à justificativa, <b>Ctrl</b>+<b>Enter</b>{' '}
      envia, <b>N</b> e <b>P</b> vão ao próximo e ao anterior da fila, <b>?</b> lista os atalhos. Nenhuma
      tecla decide sozinha. Se outro auditor decidir antes, a página avisa e mostra a decisão dele.
    </p>
    <Figure name="aditivo-decidir" />
  </Topic>
)

const perguntar = (
  <Topic title="Perguntar e responder">
    <p>
      Na página do aditivo, em <b>Perguntas e respostas</b>, o auditor pergunta e a secretaria do projeto
      responde, até a decisão. A lista de aditivos e os prazos dizem quem está devendo:{' '}
      <b>aguarda resposta</b> depois de uma pergunta, <b>respondida</b> depois da resposta. O que foi escrito
      não muda nem se apaga, e continua à vista depois da decisão.
    </p>
  </Topic>
)

const limite = (
  <Topic title={`O limite de ${LIMITE}%`}>
    <p>
      A lei (art. 125 da Lei 14.133/2021) limita os acréscimos a {LIMITE}% do valor inicial atualizado do
      contrato, e as supressões a outros {LIMITE}%; em reforma de edifício ou equipamento, os acréscimos vão
      até {LIMITE_REFORMA}%. Cada um tem a sua régua em <b>Aditivos de valor</b>, com o aprovado, o pendente e
      o limite. A base é o valor inicial do contrato com os reajustes; sem contrato, o valor original do
      projeto, e nunca mais que o contratado depois que o contrato termina. O sistema não impede passar do
      limite: avisa quem pede e quem decide, e a aprovação passa a exigir justificativa.
    </p>
    <p>
      A coluna <b>% do limite</b> da lista de aditivos diz quanto do limite estaria usado com aquele pedido
      aprovado.
    </p>
  </Topic>
)

const congelada = (
  <Topic title="A linha de base congelada">
    <p>
      O valor e as datas de fim das etapas são a base da régua. Eles ficam congelados quando o primeiro
      aditivo de valor é pedido, quando um contrato é assinado ou quando a etapa 4 é concluída, o que vier
      antes, e assim permanecem mesmo que o pedido seja rejeitado ou a etapa reaberta. Daí em diante só mudam
      por aditivo; datas de fim ainda vazias podem ser preenchidas.
    </p>
    <p>
      Um administrador pode corrigir um erro de cadastro, com o <b>Motivo da correção</b>. Quem corrigiu,
      quando, de quanto para quanto e por quê aparece ao lado da régua, também para o auditor que decide.
    </p>
  </Topic>
)

export const aditivos: Chapter = {
  id: 'aditivos',
  lead: 'O aditivo muda o valor ou o prazo de um projeto já contratado. Alguém pede, um auditor decide ou devolve para correção.',
  who: 'Pedem: a secretaria do projeto e os administradores. Decidem: os auditores, nunca o próprio pedido. A secretaria lê os dos seus projetos; auditores e administradores, todos.',
  body: (
    <>
      {pedir}
      {decidir}
      {perguntar}
      {devolver}
      {limite}
      {congelada}
    </>
  ),
}
