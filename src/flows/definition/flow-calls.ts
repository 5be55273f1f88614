import type { EndpointAnswering } from '../../api/parse-answer.ts';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import type { Application, OtpRequestAnswer, CustomInput, UploadedFile } from '../../model/application.ts';
import type { Banner } from '../../model/lookup.ts';
import type { Charge } from '../../model/payment.ts';

export interface FlowCalls {
  readonly check: Endpoint & EndpointAnswering<{ exists: boolean; application_id?: string | null | undefined }>;
  readonly initial: EndpointAnswering<{ id: string; access_token: string; otp_required: boolean }>;
  readonly requestOtp: EndpointAnswering<OtpRequestAnswer>;
  readonly validateOtp: EndpointAnswering<{ access_token: string; application_id?: string | null | undefined }>;
  readonly read: EndpointAnswering<Application>;
  readonly update: EndpointAnswering<unknown>;
  readonly updatePersonal: EndpointAnswering<unknown>;
  readonly saveParticipant?: EndpointAnswering<unknown>;
  readonly checkCanApply?: EndpointAnswering<{ can_apply: boolean; reason?: string | null | undefined }>;
  readonly openPayment: EndpointAnswering<Charge>;
  readonly uploadFile: EndpointAnswering<UploadedFile>;
  readonly deleteFile: EndpointAnswering<unknown>;
  readonly listFiles: EndpointAnswering<UploadedFile[]>;
  readonly listCustomInputs?: EndpointAnswering<CustomInput[]>;
  readonly saveCustomInputs?: EndpointAnswering<unknown>;
  readonly appearance?: EndpointAnswering<Banner[]>;
}
