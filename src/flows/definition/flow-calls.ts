import type { EndpointReturning } from '../../api/parse-response.ts';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import type { Application, OtpRequestResponse, CustomInput, UploadedFile } from '../../model/application.ts';
import type { Banner } from '../../model/lookup.ts';
import type { Charge } from '../../model/payment.ts';

export interface FlowCalls {
  readonly check: Endpoint & EndpointReturning<{ exists: boolean; application_id?: string | null | undefined }>;
  readonly initial: EndpointReturning<{ id: string; access_token: string; otp_required: boolean }>;
  readonly requestOtp: EndpointReturning<OtpRequestResponse>;
  readonly validateOtp: EndpointReturning<{ access_token: string; application_id?: string | null | undefined }>;
  readonly read: EndpointReturning<Application>;
  readonly update: EndpointReturning<unknown>;
  readonly updatePersonal: EndpointReturning<unknown>;
  readonly saveParticipant?: EndpointReturning<unknown>;
  readonly checkCanApply?: EndpointReturning<{ can_apply: boolean; reason?: string | null | undefined }>;
  readonly openPayment: EndpointReturning<Charge>;
  readonly uploadFile: EndpointReturning<UploadedFile>;
  readonly deleteFile: EndpointReturning<unknown>;
  readonly listFiles: EndpointReturning<UploadedFile[]>;
  readonly listCustomInputs?: EndpointReturning<CustomInput[]>;
  readonly saveCustomInputs?: EndpointReturning<unknown>;
  readonly appearance?: EndpointReturning<Banner[]>;
}
