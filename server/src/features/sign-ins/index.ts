export { deviceHash, isKnownDevice, rememberDevice, sweepDevices } from './devices.ts';
export { newDeviceMail } from './mail.ts';
export { isNewPlace, recordSignIn, seeNewDevices, sweepSignIns, unseenDevices } from './record.ts';
